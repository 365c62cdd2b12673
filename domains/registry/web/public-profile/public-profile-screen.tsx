import type { ReplyOf } from '@egcr/contract/endpoint';
import { BackLink } from '@egcr/ui/back-link';
import { ButtonLink } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { Page } from '@egcr/ui/page';
import { PageHeading } from '@egcr/ui/page-heading';
import { Switch } from '@egcr/ui/switch';
import { useToasts } from '@egcr/ui/toast';
import { call } from '@egcr/web-kit/call';
import { useIdempotencyKey } from '@egcr/web-kit/idempotency';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { usePathPart } from '@egcr/web-kit/router.tsx';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';

import {
  listEnquiriesCall,
  readPublicProfileCall,
  setPublicProfileCall,
  type PublicProfile,
} from '../../contract/enquiries/endpoints.ts';
import { businessAddress, profilePath } from '../addresses.ts';
import { BusinessPage } from '../businesses/business-page.tsx';
import { registryKey } from '../queries.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { publicProfileTexts } from './texts.ts';

type Found = ReplyOf<typeof readPublicProfileCall>;

/** `/businesses/$businessId/public-profile`: what visitors can do and see, and what they wrote. */
export function Screen() {
  const id = usePathPart('businessId');
  const t = useText(publicProfileTexts);
  const profile = useQuery({
    queryKey: [...registryKey, 'public profile', id],
    queryFn: ({ signal }): Promise<Found> => call(readPublicProfileCall, { params: { id } }, { signal }),
    retry: false,
  });
  return (
    <BusinessPage read={profile}>
      {(found) => (
        <Page>
          <BackLink href={businessAddress(id).to({ tab: 'settings' })}>{t('back')}</BackLink>
          <PageHeading
            title={t('title')}
            description={<bdi className="wrap-anywhere">{found.name}</bdi>}
            actions={
              <ButtonLink look="secondary" href={profilePath(found.slug)}>
                {t('view')}
              </ButtonLink>
            }
          />
          <Shown id={id} found={found} />
          <Messages id={id} />
        </Page>
      )}
    </BusinessPage>
  );
}

/** Two switches, each of which takes effect at once. */
function Shown({ id, found }: { readonly id: string; readonly found: Found }) {
  const t = useText(publicProfileTexts);
  const toasts = useToasts();
  const client = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const say = useSentences(
    sentences(setPublicProfileCall, { team_role_required: t('no.role'), business_not_active: t('no.ended') }),
  );
  const save = useMutation({
    mutationFn: (body: PublicProfile) =>
      call(setPublicProfileCall, { params: { id }, body }, { idempotencyKey: key }),
    onSuccess: () => toasts.show({ tone: 'ok', title: t('saved') }),
    onError: (failure) => toasts.show({ tone: 'bad', title: say.failure(failure) }),
    onSettled: async () => {
      renew();
      await client.invalidateQueries({ queryKey: registryKey });
    },
  });
  const shown = save.isPending ? save.variables : found;
  const now = { takes_messages: shown.takes_messages, shows_grants: shown.shows_grants };
  const isFixed = !found.may_edit || save.isPending;
  return (
    <Card title={t('shown')} description={found.may_edit ? undefined : t('no.role')}>
      <Switch
        label={t('takes')}
        hint={t('takes.hint')}
        isOn={now.takes_messages}
        disabled={isFixed}
        onChange={(isOn) => save.mutate({ ...now, takes_messages: isOn })}
      />
      <Switch
        label={t('grants')}
        hint={t('grants.hint')}
        isOn={now.shows_grants}
        disabled={isFixed}
        onChange={(isOn) => save.mutate({ ...now, shows_grants: isOn })}
      />
    </Card>
  );
}

function Messages({ id }: { readonly id: string }) {
  const t = useText(publicProfileTexts);
  const pages = usePages([...registryKey, 'enquiries', id], (query, options) =>
    call(listEnquiriesCall, { params: { id }, query }, options),
  );
  return (
    <Card title={t('messages')} description={t('messages.text')}>
      <PagedList
        pages={pages}
        label={t('messages')}
        renderRow={(found) => <EnquiryRow key={found.id} business={id} found={found} />}
        empty={
          <EmptyState icon={<MessageSquare aria-hidden />} title={t('none')} description={t('none.text')} />
        }
      />
    </Card>
  );
}
