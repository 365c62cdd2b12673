import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { Administered } from './queries.ts';
import { administrationTexts } from './texts.ts';

interface OwnerFaceProps {
  readonly businesses: readonly Administered[];
  /** Teams that invite the reader. */
  readonly received: number;
}

/** The businesses that the reader administers, with role, team and open invitations. */
export function OwnerFace({ businesses, received }: OwnerFaceProps) {
  const t = useText(administrationTexts);
  return (
    <>
      {received > 0 && (
        <Banner tone="info">
          {t('received', { count: received })}{' '}
          <Link href={hrefOf('settings', { section: 'organisations' })}>{t('received.open')}</Link>
        </Banner>
      )}
      {businesses.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl">{t('own')}</h2>
          <ul className="grid gap-4 xl:grid-cols-2">
            {businesses.map((each) => (
              <li key={each.id}>
                <Business found={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Business({ found }: { readonly found: Administered }) {
  const t = useText(administrationTexts);
  return (
    <Card
      headingLevel={3}
      title={<bdi>{found.name}</bdi>}
      description={t('team', { count: found.members })}
      action={<Badge tone="brand">{t(`role.${found.role}`)}</Badge>}
    >
      {found.invitations !== undefined && (
        <p className="num text-sm text-ink-2">{t('invitations', { count: found.invitations })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="secondary" href={`/organisations/${encodeURIComponent(found.id)}`}>
          {t('open.team')}
        </ButtonLink>
        <ButtonLink look="secondary" href={hrefOf('businesses')}>
          {t('open.dashboard')}
        </ButtonLink>
      </div>
    </Card>
  );
}
