import { CaseFact, CaseFacts, useOpenCase } from '@egcr/cases/web';
import { Banner } from '@egcr/ui/banner';
import { Link } from '@egcr/ui/link';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { profilePath } from '../addresses.ts';
import { useChange } from '../queries.ts';
import { ChangeLines } from './change-lines.tsx';
import { changeTexts } from './texts.ts';

/** In an open case of a change: what was before and what comes after, side by side. Nothing in other cases. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind === 'registry.change' ? <Facts key={found.id} id={found.id} /> : null;
}

function Facts({ id }: { readonly id: string }) {
  const t = useText(changeTexts);
  const formats = useFormats();
  const read = useChange(id);
  return (
    <CaseFacts read={read}>
      {({ kind, name, number, slug, before, after, is_stale: isStale, consent, network, owners }) => (
        <>
          {isStale && <Banner tone="warn">{t('stale')}</Banner>}
          <p>
            <Link href={profilePath(slug)}>
              <bdi>{name}</bdi> · <bdi dir="ltr">{number}</bdi>
            </Link>{' '}
            · {t(`kind.${kind}`)}
          </p>
          <div className="grid gap-6 sm:grid-cols-2">
            <CaseFact title={t('before')}>
              <ChangeLines lines={before} />
            </CaseFact>
            <CaseFact title={t('after')}>
              <ChangeLines lines={after} />
            </CaseFact>
          </div>
          {consent !== null && (
            <CaseFact title={t('consent')}>
              <p>
                {consent.asked_as === 'paper'
                  ? t('consented.paper')
                  : t(`consented.${consent.asked_as}`, {
                      date: consent.given_at === null ? '' : formats.date(consent.given_at),
                    })}
                {consent.given_by !== '' && (
                  <>
                    {' · '}
                    <bdi>{consent.given_by}</bdi>
                  </>
                )}
              </p>
            </CaseFact>
          )}
          <CaseFact title={t('owners')}>
            {owners.length === 0 ? (
              <p>{t('owners.none')}</p>
            ) : (
              <ul>
                {owners.map(({ node }) => (
                  <li key={node}>
                    <bdi>{network.nodes.find((each) => each.id === node)?.name}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </CaseFact>
        </>
      )}
    </CaseFacts>
  );
}
