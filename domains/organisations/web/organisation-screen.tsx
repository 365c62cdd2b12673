import { hrefOf } from '@egcr/contract/product-screens';
import { countryName } from '@egcr/locale/contract';
import { BackLink } from '@egcr/ui/back-link';
import { Banner } from '@egcr/ui/banner';
import { PageHeading } from '@egcr/ui/page-heading';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { ReadPage } from '@egcr/web-kit/read-page.tsx';
import { usePathPart } from '@egcr/web-kit/router.tsx';

import { roleMay, type Organisation } from '../contract/index.ts';
import { TeamChanges } from './changes/team-changes.tsx';
import { DetailsForm } from './details-form.tsx';
import { InviteForm } from './invitations/invite-form.tsx';
import { OpenInvitations } from './invitations/open-invitations.tsx';
import { OrganisationMarks } from './organisation-marks.tsx';
import { useOrganisation } from './queries.ts';
import { CloseButton } from './team/close-button.tsx';
import { TeamList } from './team/team-list.tsx';
import { organisationTexts } from './texts.ts';

/** `/organisations/$organisationId`: an organisation and its team, for its members. */
export function Screen() {
  const t = useText(organisationTexts);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <BackLink href={hrefOf('settings', { section: 'organisations' })}>{t('back')}</BackLink>
      <Content id={usePathPart('organisationId')} />
    </div>
  );
}

function Content({ id }: { readonly id: string }) {
  const t = useText(organisationTexts);
  const found = useOrganisation(id);
  return (
    <ReadPage
      read={found}
      missing={<PageHeading title={t('missing')} />}
      said={{ loading: t('loading'), unread: t('failed'), retry: t('retry') }}
    >
      {(organisation) => <View found={organisation} />}
    </ReadPage>
  );
}

function View({ found }: { readonly found: Organisation }) {
  const t = useText(organisationTexts);
  const { locale } = useLanguage();
  const isOpen = found.closed_at === null;
  const mayManage = isOpen && roleMay(found.role, 'manage_team');
  return (
    <>
      <PageHeading
        title={<bdi className="wrap-anywhere">{found.name}</bdi>}
        description={`${t(`kind.${found.kind}`)} · ${countryName(found.country, locale)}`}
        actions={<OrganisationMarks found={found} />}
      />
      {isOpen ? (
        <Banner tone="info">{t(`${found.standing}.text`)}</Banner>
      ) : (
        <Banner tone="warn">{t('closed.text')}</Banner>
      )}
      <TeamList found={found} />
      {mayManage && <OpenInvitations found={found} />}
      {mayManage && <InviteForm id={found.id} />}
      {isOpen && found.standing === 'self_declared' && roleMay(found.role, 'edit') && (
        <DetailsForm found={found} />
      )}
      <TeamChanges changes={found.changes} />
      {mayManage && found.standing === 'self_declared' && <CloseButton found={found} />}
    </>
  );
}
