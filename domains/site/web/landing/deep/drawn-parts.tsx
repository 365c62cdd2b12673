import { hrefOf } from '@egcr/contract/product-screens';
import { TryRoute } from '@egcr/routing/web';
import { ButtonLink } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useTitles } from '@egcr/web-kit/titles';
import { BookOpenText, Check, ClipboardCheck, PenLine, Route } from 'lucide-react';
import { Suspense } from 'react';

import { deepTexts } from './texts.ts';
import { NotOpenLabel, Part } from './part.tsx';

/** The router itself, with sample rails: what it answers is what it would decide. */
export function PaymentGateway() {
  const t = useText(deepTexts);
  const titles = useTitles();
  return (
    <Part title={t('gateway.title')} text={t('gateway.text')}>
      <div className="card @container min-h-96 p-4 sm:p-7">
        <Suspense>
          <TryRoute />
        </Suspense>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink href={hrefOf('payment-gateway')} look="secondary">
          {t('gateway.open')}
        </ButtonLink>
        <Link href={hrefOf('rails')} look="standalone">
          {titles('rails')}
        </Link>
      </div>
    </Part>
  );
}

const agents = [
  ['plan', Route],
  ['read', BookOpenText],
  ['draft', PenLine],
  ['check', ClipboardCheck],
] as const;

/** The agents in the order in which the work goes through their hands, and the person at its end. */
export function AgentSystem() {
  const t = useText(deepTexts);
  return (
    <Part title={t('agents.title')} text={t('agents.text')} label={<NotOpenLabel />}>
      <ol className="relative flex flex-col">
        {agents.map(([agent, Icon]) => (
          <li key={agent} className="relative flex items-center gap-4 pb-3 sm:gap-5 sm:pb-7">
            <span aria-hidden className="absolute start-5.5 top-11 bottom-0 border-s border-line-strong" />
            <span className="grid size-11 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-brand-text">
              <Icon aria-hidden className="size-5" strokeWidth={1.6} />
            </span>
            <span className="text-lg">{t(`agents.${agent}`)}</span>
          </li>
        ))}
        <li className="flex items-center gap-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand text-brand-ink">
            <Check aria-hidden className="size-5" strokeWidth={2} />
          </span>
          <span className="text-xl font-strong text-brand-text">{t('agents.you')}</span>
        </li>
      </ol>
      <div>
        <ButtonLink href="/ai-agents" look="secondary">
          {t('agents.open')}
        </ButtonLink>
      </div>
    </Part>
  );
}
