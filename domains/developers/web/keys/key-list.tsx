import { Badge, type Tone } from '@egcr/ui/badge';
import { Banner } from '@egcr/ui/banner';
import { Button, ButtonLink } from '@egcr/ui/button';
import { ConfirmDialog } from '@egcr/ui/confirm-dialog';
import { EmptyState } from '@egcr/ui/empty-state';
import { formatMoney } from '@egcr/ui/format-money';
import { useToasts } from '@egcr/ui/toast';
import { askedIn, callActing, callFileActing, NarrowedList, type Narrowed } from '@egcr/organisations/web';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import {
  keysFileCall,
  keyStates,
  revokeKeyCall,
  type ApiKeyShown,
  type KeyState,
} from '../../contract/index.ts';
import { developersAddress, NEW_KEY } from '../addresses.ts';
import { rereadDevelopers, useKeys } from '../queries.ts';
import { useDeveloperText } from '../text.ts';

const tones: Readonly<Record<ApiKeyShown['state'], Tone>> = {
  active: 'ok',
  expired: 'neutral',
  revoked: 'neutral',
};

/** The reader's keys, newest first; each can be revoked here. */
export function KeyList() {
  const t = useDeveloperText();
  const address = useAddress(developersAddress);
  const { key: state, mode, words } = address.view;
  const view = { state, mode, words };
  function show(change: Narrowed<KeyState>, how?: 'replace') {
    const { state: key, ...others } = change;
    address.show('state' in change ? { ...others, key } : others, how);
  }
  return (
    <NarrowedList
      view={view}
      onShow={show}
      choice={{ states: keyStates, nameOf: (each) => t(`state.${each}`) }}
      searchLabel={t('keys.search')}
      fetchSheet={() => callFileActing(keysFileCall, { query: askedIn(view) })}
      pages={useKeys(view)}
      label={t('keys')}
      renderRow={(key) => <KeyRow key={key.id} shown={key} />}
      empty={
        <EmptyState
          icon={<KeyRound aria-hidden className="size-5" />}
          title={t('none')}
          description={t('none.text')}
          action={<ButtonLink href={NEW_KEY}>{t('new')}</ButtonLink>}
        />
      }
    />
  );
}

function KeyRow({ shown }: { readonly shown: ApiKeyShown }) {
  const t = useDeveloperText();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 p-4">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium wrap-anywhere">{shown.name}</bdi>
          <Badge tone={shown.mode === 'live' ? 'info' : 'neutral'}>{t(`mode.${shown.mode}`)}</Badge>
          {shown.state !== 'active' && <Badge tone={tones[shown.state]}>{t(`state.${shown.state}`)}</Badge>}
        </span>
        <bdi className="num self-start text-sm text-ink-2">{shown.hint}</bdi>
        <Facts shown={shown} />
      </div>
      {shown.state === 'active' && <Revoke shown={shown} />}
    </li>
  );
}

function Facts({ shown }: { readonly shown: ApiKeyShown }) {
  const t = useDeveloperText();
  const formats = useFormats();
  const { locale } = useLanguage();
  const { scopes, networks, refunds_per_day: limit, last_used_at: usedAt, expires_at: endsAt } = shown;
  return (
    <ul className="flex flex-col gap-0.5 text-sm text-ink-2">
      {scopes.map((scope) => (
        <li key={scope}>{t(`scope.${scope}`)}</li>
      ))}
      {limit !== null && <li>{t('refunds', { amount: formatMoney(limit, { locale }) })}</li>}
      {networks.length > 0 && <li>{t('from', { networks: networks.join(', ') })}</li>}
      {endsAt !== null && <li>{t('until', { date: formats.date(endsAt) })}</li>}
      <li>{usedAt === null ? t('unused') : t('used', { when: formats.recent(usedAt) })}</li>
    </ul>
  );
}

function Revoke({ shown }: { readonly shown: ApiKeyShown }) {
  const t = useDeveloperText();
  const client = useQueryClient();
  const toasts = useToasts();
  const say = useSentences(sentences(revokeKeyCall, {}));
  const [isOpen, setOpen] = useState(false);
  const revoke = useMutation({
    mutationFn: () => callActing(revokeKeyCall, { params: { id: shown.id } }),
    onSuccess: () => {
      setOpen(false);
      toasts.show({ title: t('revoked'), tone: 'ok' });
    },
    onSettled: () => rereadDevelopers(client),
  });
  return (
    <ConfirmDialog
      title={t('revoke.title')}
      description={t('revoke.text')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="secondary">
          {t('revoke')} <bdi className="sr-only">{shown.name}</bdi>
        </Button>
      }
      cancelLabel={t('cancel')}
      confirmLabel={t('revoke')}
      isBusy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
    >
      <bdi className="font-medium wrap-anywhere">{shown.name}</bdi>
      {revoke.isError && (
        <Banner tone="bad" isLive>
          {say.failure(revoke.error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
