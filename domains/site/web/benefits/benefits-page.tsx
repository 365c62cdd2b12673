import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { ButtonLink } from '@egcr/ui/button';
import { Anchor, Link } from '@egcr/ui/link';
import { Rosette } from '@egcr/ui/rosette';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';
import { useTitles } from '@egcr/web-kit/titles';

import { targetFigures, writeRange, writeTarget } from '../../contract/landing-figures.ts';
import { servicesFor } from '../services/services.ts';
import { servicesTexts } from '../services/texts.ts';
import { benefitPages, type BenefitsName } from './benefit-pages.ts';
import { NextStep } from './call-to-action.tsx';
import { benefitsTexts } from './texts.ts';
import { Questions } from './questions.tsx';
import { grantRange } from './rules/grant-range.ts';

interface BenefitsPageProps {
  readonly name: BenefitsName;
  /** The calculations of this page. */
  readonly children: ReactNode;
}

/** What the platform is to one audience: the promise, the arithmetic, the services as they are today, and what it is not. */
export function BenefitsPage({ name, children }: BenefitsPageProps) {
  const { hub } = benefitPages[name];
  const t = useText(benefitsTexts);
  return (
    <>
      <Hero name={name} />
      {children}
      <WhatYouGet name={name} />
      <Targets name={name} />
      <WhatItIsNot />
      <Questions name={name} />
      <section className="border-t border-line bg-brand-soft print:hidden">
        <div className="shell flex flex-col items-start gap-5 py-16">
          <NextStep hub={hub.href} isWordy />
          <Link href={hrefOf('contact', { topic: 'other' })} look="standalone">
            {t('cta.ask')}
          </Link>
        </div>
      </section>
    </>
  );
}

function Hero({ name }: { readonly name: BenefitsName }) {
  const t = useText(benefitsTexts);
  const titles = useTitles();
  const { screen, hub, first } = benefitPages[name];
  return (
    <section className="once-whole relative overflow-hidden bg-brand-soft">
      <Rosette
        pattern="field"
        className="pointer-events-none absolute -end-40 top-1/2 size-140 -translate-y-1/2 text-brand-text/30 max-md:-end-96 max-md:opacity-50"
      />
      <div className="shell relative flex flex-col items-start gap-5 py-16 lg:py-24">
        <p className="text-sm font-semibold text-brand-text">{titles(screen)}</p>
        <h1 id="page-heading" tabIndex={-1} className="max-w-[18ch] text-4xl outline-none">
          {t(`${name}.promise`)}
        </h1>
        <p className="max-w-[52ch] text-lg">{t(`${name}.lead`)}</p>
        <div className="flex flex-wrap gap-3 pt-2 print:hidden">
          <NextStep hub={hub.href} />
          <ButtonLink href={`#${first}`} look="secondary" size="large">
            {t('cta.try')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function WhatYouGet({ name }: { readonly name: BenefitsName }) {
  const t = useText(benefitsTexts);
  const titles = useTitles();
  const says = useText(servicesTexts);
  const { audience, hub } = benefitPages[name];
  return (
    <section className="cv shell flex flex-col gap-8 py-14 lg:py-20">
      <div className="flex flex-col gap-3">
        <h2 className="text-3xl">{t('what.title')}</h2>
        <p className="text-ink-2">{t('what.text')}</p>
      </div>
      <ul className="grid grid-cols-1 gap-x-12 border-t border-line-strong md:grid-cols-2">
        {servicesFor(audience).map(({ id, href, status }) => (
          <li key={id} className="relative flex flex-col gap-0.5 border-b border-line py-4">
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 text-base">
                <Anchor
                  href={href}
                  className="font-semibold tracking-normal wrap-anywhere after:absolute after:inset-0 hover:text-brand-text"
                >
                  {titles(id)}
                </Anchor>
              </h3>
              <Badge tone={status === 'open' ? 'ok' : 'neutral'}>{t(`state.${status}`)}</Badge>
            </div>
            <p className="max-w-[52ch] text-sm text-ink-2">{says(`say.${id}`)}</p>
          </li>
        ))}
      </ul>
      <div className="print:hidden">
        <ButtonLink href={hub.href} look="secondary">
          {titles(hub.screen)}
        </ButtonLink>
      </div>
    </section>
  );
}

function Targets({ name }: { readonly name: BenefitsName }) {
  const t = useText(benefitsTexts);
  const reader = useLanguage();
  const { targets, grant } = benefitPages[name];
  const figures = [
    ...targets.map((figure) => [t(`targets.${figure}`), writeTarget(targetFigures[figure], reader)] as const),
    ...(grant === undefined
      ? []
      : [[t('targets.grant'), writeRange(grantRange(grant).range, reader)] as const]),
  ];
  return (
    <section className="cv shell flex flex-col items-start gap-6 border-t border-line py-14 lg:py-20">
      <Badge tone="neutral">{t('target')}</Badge>
      <div className="flex flex-col gap-3">
        <h2 className="text-3xl">{t('targets.title')}</h2>
        <p className="text-ink-2">{t('targets.text')}</p>
      </div>
      <dl className="grid w-full grid-cols-1 gap-8 border-t border-line pt-6 sm:grid-cols-3">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num text-3xl font-strong tracking-tight text-brass-text">
              <bdi>{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function WhatItIsNot() {
  const t = useText(benefitsTexts);
  return (
    <section className="cv shell flex flex-col gap-5 border-t border-line py-14 lg:py-20">
      <h2 className="text-3xl">{t('not.title')}</h2>
      <ul className="engraved flex max-w-3xl flex-col divide-y divide-line">
        {(['not.bank', 'not.register', 'not.offer'] as const).map((key) => (
          <li key={key} className="py-4 text-lg">
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}
