import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { FiguresTableToggle } from '@egcr/ui/figures-table';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { BookOpenText, Check, ClipboardCheck, PenLine, Route } from 'lucide-react';

import { deepTexts } from './texts.ts';
import { NotOpenLabel, Part } from './part.tsx';

const ways = ['inside', 'bank', 'card'] as const;

/** Three ways from who pays to who receives; the one that is taken is drawn in full. */
export function PaymentGateway() {
  const t = useText(deepTexts);
  return (
    <Part title={t('gateway.title')} text={t('gateway.text')} label={<NotOpenLabel />}>
      <figure className="card @container flex flex-col gap-3 p-4 sm:gap-4 sm:p-7">
        <div
          aria-hidden
          className="flex flex-col justify-between gap-x-3 gap-y-1 @lg:flex-row @lg:items-stretch"
        >
          <span className="font-semibold @lg:self-center">{t('gateway.from')}</span>
          <div className="relative grid flex-1 grid-cols-1 gap-2 border-s-2 border-brand-text py-2 ps-6 @lg:min-h-52 @lg:grid-rows-3 @lg:gap-0 @lg:border-s-0 @lg:p-0">
            <svg
              viewBox="0 0 300 180"
              preserveAspectRatio="none"
              fill="none"
              className="absolute inset-0 hidden size-full **:[vector-effect:non-scaling-stroke] @lg:block"
            >
              <path
                d="M0 90C60 90 60 30 110 30H190C240 30 240 90 300 90"
                className="stroke-brand-text"
                strokeWidth="3"
              />
              <path
                d="M0 90H300M0 90C60 90 60 150 110 150H190C240 150 240 90 300 90"
                className="stroke-line-strong"
                strokeDasharray="4 5"
                strokeWidth="1.5"
              />
            </svg>
            {ways.map((way) => (
              <span key={way} className="relative grid place-items-start @lg:place-items-center">
                <span
                  className="max-w-full rounded-full border border-line bg-surface px-3 py-1 text-center text-sm data-[chosen=true]:border-brand-text data-[chosen=true]:font-semibold data-[chosen=true]:text-brand-text"
                  data-chosen={way === 'inside'}
                >
                  {t(`gateway.${way}`)}
                </span>
              </span>
            ))}
          </div>
          <span className="font-semibold @lg:self-center">{t('gateway.to')}</span>
        </div>
        <figcaption className="text-sm text-ink-2">{t('gateway.note')}</figcaption>
      </figure>
      <FiguresTableToggle
        toggleLabel={t('table')}
        caption={t('gateway.title')}
        head={[t('gateway.way'), t('gateway.arrives'), t('gateway.cost'), t('gateway.chosen')]}
        rows={ways.map((way) => [
          t(`gateway.${way}`),
          t(`gateway.${way}.arrives`),
          t(`gateway.${way}.cost`),
          way === 'inside' ? '✓' : '–',
        ])}
      />
      <div>
        <ButtonLink href={hrefOf('payment-gateway')} look="secondary">
          {t('gateway.open')}
        </ButtonLink>
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
