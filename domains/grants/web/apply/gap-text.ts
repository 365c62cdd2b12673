import type { WireMoney } from '@egcr/contract/money';
import { countryName } from '@egcr/locale/contract';
import { formatMoney } from '@egcr/ui/format-money';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import { type Criterion, type KnownFactsShown, type Programme, type Wish } from '../../contract/index.ts';
import { useWho } from '../programme-facts.tsx';
import { grantTexts } from '../texts.ts';

interface Gap {
  readonly programme: Programme;
  readonly facts: KnownFactsShown;
  readonly wish: Wish;
}

/** Says what is missing for a criterion. */
export function useGapText(): (criterion: Criterion, gap: Gap) => string {
  const t = useText(grantTexts);
  const { language, locale } = useLanguage();
  const who = useWho();
  const list = (items: readonly string[]) => new Intl.ListFormat(locale, { style: 'narrow' }).format(items);
  const written = (money: WireMoney) => formatMoney(money, { locale, isTrimmed: true });
  return (criterion, { programme, facts, wish }) => {
    const inCurrency = (minor: bigint) => written({ ...programme.minimum, value: minor.toString() });
    switch (criterion) {
      case 'applicant':
        return t('gap.applicant', { who: who(programme.applicants) });
      case 'single':
        return t('gap.single', { reference: facts.active?.reference ?? '' });
      case 'country':
        return t('gap.country', {
          countries: list(programme.countries.map((code) => countryName(code, language))),
        });
      case 'amount':
        return t('gap.amount', { from: written(programme.minimum), to: written(programme.maximum) });
      case 'costs':
        return t('gap.costs', {
          sum: inCurrency((wish.costsMinor ?? []).reduce((sum, cost) => sum + cost, 0n)),
          amount: inCurrency(wish.amountMinor ?? 0n),
        });
      case 'verified':
        return t('gap.verified', { limit: written(programme.verified_from) });
      case 'budget':
        return t('gap.budget', { left: written(facts.budget) });
      default:
        return t(`gap.${criterion}`);
    }
  };
}
