import { hrefOf } from '@egcr/contract/product-screens';
import { ButtonLink } from '@egcr/ui/button';
import { Rosette } from '@egcr/ui/rosette';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { Globe, Landmark } from 'lucide-react';

import { NotOpenBadge } from '../not-open-badge.tsx';
import { belowTexts } from './texts.ts';

const banks = [
  { key: 'banks.subnational', href: hrefOf('auth', { mode: 'signup' }), Icon: Landmark, pattern: 'seal' },
  { key: 'banks.reserve', href: '/services/egcr-business-reserve', Icon: Globe, pattern: 'ring' },
] as const;

/** The two kinds of bank, on brass paper: reserve matters. */
export function Banks() {
  const t = useText(belowTexts);
  return (
    <section className="cv shell grid grid-cols-1 gap-3 py-5 sm:gap-5 sm:py-10 lg:grid-cols-2">
      {banks.map(({ key, href, Icon, pattern }) => (
        <div
          key={key}
          className="relative flex flex-col items-start gap-3 overflow-hidden rounded-xl border border-line bg-surface p-5 sm:gap-4 shadow-1 sm:p-10"
        >
          <Rosette
            pattern={pattern}
            className="absolute -end-24 -bottom-28 size-80 text-brass-text/35 max-sm:-end-24 max-sm:-bottom-26 max-sm:size-52"
          />
          <Icon aria-hidden className="relative size-8 text-brass-text max-sm:hidden" strokeWidth={1.5} />
          <NotOpenBadge href={href} />
          <h2 className="relative text-2xl">{t(key)}</h2>
          <p className="relative max-w-[34ch] text-ink-2">{t(`${key}.text`)}</p>
          <ButtonLink href={href} look="secondary" className="relative">
            {t(`${key}.open`)}
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
