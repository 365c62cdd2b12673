import { CONSENT_VERSION, consentCategories } from '@egcr/contract/consent';
import { Banner } from '@egcr/ui/banner';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Switch } from '@egcr/ui/switch';
import { keepingReasons } from '@egcr/web-kit/browser-storage';
import { isRefusal } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { ChevronDown, ShieldCheck } from 'lucide-react';

import { consentTexts } from '../consent/texts.ts';
import { saveConsentCall } from '../../contract/endpoints.ts';
import { activityTexts } from './texts.ts';
import { useAllowed } from './queries.ts';

/** The four kinds of consent, each with what it does; what is kept without asking stands below. */
export function AllowedCard() {
  const t = useText(activityTexts);
  const kinds = useText(consentTexts);
  const { choices, allow, withdraw, ...state } = useAllowed();
  const isAny = consentCategories.some((category) => choices[category]);
  return (
    <Card
      title={t('allow.title')}
      description={t('allow.lead')}
      icon={<ShieldCheck aria-hidden className="size-5.5" />}
      padding="large"
    >
      <ul className="divide-y divide-line border-y border-line">
        {consentCategories.map((category) => (
          <li key={category} className="py-1">
            <Switch
              label={kinds(category)}
              hint={kinds(`${category}.text`)}
              isOn={choices[category]}
              onChange={(isOn) => allow(category, isOn)}
            />
          </li>
        ))}
      </ul>
      <Answered {...state} />
      {isAny && (
        <Button look="secondary" className="self-start" onClick={withdraw}>
          {t('allow.none')}
        </Button>
      )}
      <KeptAnyway />
    </Card>
  );
}

function Answered({ answeredAt, saving }: Pick<ReturnType<typeof useAllowed>, 'answeredAt' | 'saving'>) {
  const t = useText(activityTexts);
  const say = useSentences(sentences(saveConsentCall, { consent_outdated: t('allow.outdated') }));
  const formats = useFormats();
  if (saving.isError)
    return (
      <Banner
        tone="warn"
        isLive
        title={isRefusal(saving.error, 'consent_outdated') ? undefined : t('allow.here')}
      >
        {say.failure(saving.error)}
      </Banner>
    );
  return (
    <output className="text-sm text-ink-2">
      {answeredAt === null
        ? t('allow.never')
        : t('allow.answered', { date: formats.exact(answeredAt), version: CONSENT_VERSION })}
    </output>
  );
}

function KeptAnyway() {
  const t = useText(activityTexts);
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-md px-4 py-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('kept.title')}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="flex list-disc flex-col gap-1.5 ps-8 pe-4 pb-4 text-sm text-ink-2">
        {keepingReasons.map((reason) => (
          <li key={reason}>{t(`kept.${reason}`)}</li>
        ))}
      </ul>
    </details>
  );
}
