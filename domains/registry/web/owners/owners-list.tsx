import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';

import type { OwnersRule } from '../../contract/ownership/beneficial-owners.ts';
import { sizeOf, type BeneficialOwner, type OwnershipNetwork } from '../../contract/ownership/network.ts';
import { ownersTexts } from './texts.ts';

interface OwnersListProps {
  readonly network: OwnershipNetwork;
  readonly owners: readonly BeneficialOwner[];
  readonly rule: OwnersRule;
}

/** The people who are named, each with the ways on which they own the business. */
export function OwnersList({ network, owners, rule }: OwnersListProps) {
  const t = useText(ownersTexts);
  const formats = useFormats();
  const { locale } = useLanguage();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const byId = new Map(network.nodes.map((node) => [node.id, node]));
  const names = (ids: readonly string[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(ids.map((id) => byId.get(id)?.name ?? ''));
  const percent = formats.percent(rule.fromPercent / 100);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-2">{t(rule.isIncluded ? 'rule.from' : 'rule.more', { percent })}</p>
      {owners.length === 0 && <p>{t('none')}</p>}
      <ul className="flex flex-col divide-y divide-line" aria-live="polite">
        {owners.map((owner) => {
          const node = byId.get(owner.node);
          return (
            <li key={owner.node} className="flex flex-col gap-1 py-3">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <bdi className="font-semibold wrap-anywhere">{node?.name}</bdi>
                {node?.born_month && (
                  <span className="text-sm text-ink-2">
                    {t('born', { month: month.format(new Date(`${node.born_month}-01T00:00:00Z`)) })}
                  </span>
                )}
              </span>
              <Parts shares={owner.shares} votes={owner.votes} hasExact />
              <ul className="flex list-disc flex-col gap-0.5 ps-5 text-sm text-ink-2">
                {owner.paths.map((path) => (
                  <li key={path.through.join(' ')}>
                    {path.through.length === 0
                      ? t('way.direct')
                      : t('way.through', { names: names(path.through) })}{' '}
                    <Parts shares={path.shares} votes={path.votes} />
                  </li>
                ))}
                {owner.has_more && <li>{t('more')}</li>}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Longer fractions say nothing to readers. */
const EXACT_MAX = 13;

interface PartsProps {
  readonly shares: string;
  readonly votes: string;
  /** With the fractions themselves. */
  readonly hasExact?: boolean;
}

function Parts({ shares, votes, hasExact = false }: PartsProps) {
  const t = useText(ownersTexts);
  const formats = useFormats();
  const say = (share: string) => {
    const percent = formats.percent(sizeOf(share));
    return hasExact && share.includes('/') && share.length <= EXACT_MAX ? `${percent} (${share})` : percent;
  };
  return (
    <span className="num">
      {shares === votes
        ? t('both', { percent: say(shares) })
        : t('apart', { shares: say(shares), votes: say(votes) })}
    </span>
  );
}
