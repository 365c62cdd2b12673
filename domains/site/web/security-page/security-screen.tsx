import { hrefOf } from '@egcr/contract/product-screens';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { Rosette } from '@egcr/ui/rosette';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Database, KeyRound, Landmark, LockKeyhole, ScrollText, UserRoundCog } from 'lucide-react';

import { ScamAlerts } from './scam-alerts/scam-alerts.tsx';
import { securityTexts } from './texts.ts';

const topics = [
  { name: 'money', icon: Landmark },
  { name: 'sessions', icon: KeyRound },
  { name: 'factors', icon: LockKeyhole },
  { name: 'data', icon: Database },
  { name: 'staff', icon: UserRoundCog },
  { name: 'browser', icon: ScrollText },
] as const;

const proofs = [
  { name: 'receipt', href: hrefOf('verify') },
  { name: 'reference', href: '/api/reference' },
  { name: 'texts', href: hrefOf('legals') },
  { name: 'contact', href: '/.well-known/security.txt' },
] as const;

const limits = ['bank', 'audit', 'storage', 'identity'] as const;

/** `/security`: how money, sessions and data are protected, what anybody can check, what is missing, and how to report a weakness. */
export function Screen() {
  const t = useText(securityTexts);
  return (
    <>
      <div className="relative overflow-hidden border-b border-line">
        <div className="shell relative py-8 sm:py-14 lg:py-24">
          <Rosette className="pointer-events-none absolute end-0 top-1/2 hidden size-112 -translate-y-1/2 text-brand-text/25 lg:block" />
          <div className="relative">
            <PageHeading eyebrow={t('eyebrow')} title={t('title')} description={t('lead')} />
          </div>
        </div>
      </div>
      <div className="shell flex flex-col gap-14 py-12 sm:gap-20 sm:py-20">
        <ScamAlerts />
        <section aria-labelledby="security-how" className="flex flex-col gap-6">
          <h2 id="security-how" className="text-2xl">
            {t('how')}
          </h2>
          <ul className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
            {topics.map(({ name, icon: Icon }) => (
              <li key={name} className="flex flex-col gap-2 border-t border-line py-6">
                <Icon aria-hidden className="size-6 text-brand-text" />
                <h3 className="text-lg">{t(name)}</h3>
                <p className="text-ink-2">{t(`${name}.text`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="security-check" className="flex flex-col gap-6">
          <div className="flex flex-col gap-2">
            <h2 id="security-check" className="text-2xl">
              {t('check')}
            </h2>
            <p className="max-w-[60ch] text-ink-2">{t('check.text')}</p>
          </div>
          <ol className="flex max-w-3xl flex-col divide-y divide-line border-y border-line">
            {proofs.map(({ name, href }, at) => (
              <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-4">
                <span aria-hidden className="num flex min-h-11 items-center self-start text-ink-2">
                  {at + 1}
                </span>
                <div className="flex flex-col">
                  <Link href={href} look="standalone" className="self-start">
                    {t(`check.${name}`)}
                  </Link>
                  <p className="text-sm text-ink-2">{t(`check.${name}.text`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <Missing />
        <Reporting />
      </div>
    </>
  );
}

function Missing() {
  const t = useText(securityTexts);
  return (
    <section aria-labelledby="security-missing" className="flex max-w-3xl flex-col gap-4">
      <h2 id="security-missing" className="text-2xl">
        {t('missing')}
      </h2>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-2">
        {limits.map((name) => (
          <li key={name}>{t(`missing.${name}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function Reporting() {
  const t = useText(securityTexts);
  return (
    <section aria-labelledby="security-report" className="card flex flex-col gap-5 p-6 sm:p-10">
      <h2 id="security-report" className="text-2xl">
        {t('report')}
      </h2>
      <ol className="flex max-w-[65ch] list-decimal flex-col gap-2 ps-5">
        <li>{t('report.write')}</li>
        <li>{t('report.own')}</li>
        <li>{t('report.wait')}</li>
        <li>{t('report.answer')}</li>
      </ol>
      <Banner tone="info" title={t('bounty')}>
        {t('bounty.text')}
      </Banner>
      <ButtonLink href={hrefOf('contact', { topic: 'security' })} className="self-start">
        {t('report.link')}
      </ButtonLink>
    </section>
  );
}
