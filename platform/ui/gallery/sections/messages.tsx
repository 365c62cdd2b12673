import { useState } from 'react';
import { Badge } from '../../src/badge.tsx';
import { Banner } from '../../src/banner.tsx';
import { Button } from '../../src/button.tsx';
import { ErrorCard } from '../../src/error-card.tsx';
import { ErrorSummary } from '../../src/error-summary.tsx';
import { Line, Pair, Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

export function MessagesSection({ texts }: { readonly texts: Texts }) {
  const [attempt, setAttempt] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const problems = [
    { fieldId: 'refused-email', message: texts.emailError },
    { fieldId: 'refused-terms', message: texts.termsError },
  ];
  return (
    <Section id="messages" title={texts.section.messages}>
      <Line>
        <Badge>{texts.waiting}</Badge>
        <Badge tone="brand">{texts.current}</Badge>
        <Badge tone="brass">JVD</Badge>
        <Badge tone="info">{texts.routed}</Badge>
        <Badge tone="ok">{texts.posted}</Badge>
        <Badge tone="warn">{texts.waiting}</Badge>
        <Badge tone="bad">{texts.refused}</Badge>
      </Line>
      <Pair>
        <Banner
          title={texts.infoTitle}
          action={
            <Button size="small" look="secondary">
              {texts.print}
            </Button>
          }
        >
          {texts.infoText}
        </Banner>
        {!isDismissed && (
          <Banner
            tone="ok"
            title={texts.okTitle}
            dismiss={{ label: texts.close, onDismiss: () => setDismissed(true) }}
          />
        )}
        <Banner tone="warn" title={texts.warnTitle} />
        <Banner tone="bad" title={texts.badTitle}>
          {texts.errorText}
        </Banner>
        <Banner tone="sample" title={texts.sampleTitle}>
          {texts.sampleText}
        </Banner>
        <Banner tone="not-open" title={texts.notOpenTitle}>
          {texts.notOpenText}
        </Banner>
      </Pair>
      <Pair>
        <ErrorCard
          headingLevel={3}
          title={texts.errorTitle}
          description={texts.errorText}
          retryLabel={texts.retry}
          reference="01981d6e-7c1a"
        />
        <div className="flex flex-col items-start gap-4">
          <Button look="secondary" onClick={() => setAttempt(attempt + 1)}>
            {texts.summaryTitle}
          </Button>
          <ErrorSummary title={texts.summaryTitle} problems={attempt > 0 ? problems : []} attempt={attempt} />
        </div>
      </Pair>
    </Section>
  );
}
