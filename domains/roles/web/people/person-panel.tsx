import { Badge } from '@egcr/ui/badge';
import { ErrorCard } from '@egcr/ui/error-card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { useFormats } from '@egcr/web-kit/formats';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import type { ReactNode } from 'react';

import type { Grant } from '../../contract/endpoints.ts';
import { useOwnRoles } from '../door/own-roles.ts';
import { EndGrant } from './end-grant.tsx';
import { GrantLine } from './grant-line.tsx';
import { ProposeForm } from './propose-form.tsx';
import { usePerson, type StaffPerson } from './queries.ts';
import { usePeopleText } from './texts.ts';

/** One account: how it is protected, its roles and those it had, and what the reader may do about them. */
export function PersonPanel({ id }: { readonly id: string }) {
  const t = usePeopleText();
  const say = useSentences();
  const found = usePerson(id);
  if (found.data) return <Person person={found.data} />;
  if (found.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  return (
    <ErrorCard
      title={t('unread')}
      description={say.failure(found.error)}
      retryLabel={t('retry')}
      onRetry={() => void found.refetch()}
    />
  );
}

function Person({ person }: { readonly person: StaffPerson }) {
  const t = usePeopleText();
  const isOpen = useOwnRoles().data?.isOpen ?? (() => false);
  // The end of a role that has run out is written down within a minute.
  const isActive = (grant: Grant) => grant.ended_at === null;
  const active = person.grants.filter(isActive);
  const ended = person.grants.filter((grant) => !isActive(grant));
  const mayEnd = isOpen({ permission: 'roles.revoke' });
  return (
    <section aria-label={person.name || t('nameless')} className="flex min-w-0 flex-col gap-6">
      <header className="flex flex-wrap items-center gap-3">
        <h3 className="text-lg font-semibold">
          <bdi>{person.name === '' ? t('nameless') : person.name}</bdi>
        </h3>
        {person.is_blocked && <Badge tone="bad">{t('blocked')}</Badge>}
        {!person.is_verified && <Badge tone="warn">{t('unverified')}</Badge>}
      </header>
      <Account person={person} />
      <Part title={t('roles.now')}>
        {active.length === 0 ? (
          <p className="text-ink-2">{t('roles.none')}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {active.map((grant) => (
              <GrantLine key={grant.id} grant={grant}>
                {mayEnd && !grant.own && <EndGrant grant={grant} />}
              </GrantLine>
            ))}
          </ul>
        )}
      </Part>
      {ended.length > 0 && (
        <Part title={t('roles.ended')}>
          <ul className="flex flex-col divide-y divide-line">
            {ended.map((grant) => (
              <GrantLine key={grant.id} grant={grant} />
            ))}
          </ul>
        </Part>
      )}
      {isOpen({ permission: 'roles.propose' }) && !person.own && (
        <Part title={t('propose')}>
          <p className="text-sm text-ink-2">
            {t(person.username === null ? 'propose.nameless' : 'propose.text')}
          </p>
          {person.username !== null && <ProposeForm username={person.username} />}
        </Part>
      )}
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h4 className="font-semibold">{title}</h4>
      {children}
    </div>
  );
}

function Account({ person }: { readonly person: StaffPerson }) {
  const t = usePeopleText();
  const formats = useFormats();
  const latin = (text: string | null) => (text === null ? t('contact.none') : <bdi dir="ltr">{text}</bdi>);
  return (
    <KeyValueList
      items={[
        { key: t('username'), value: latin(person.username) },
        { key: t('email'), value: latin(person.email) },
        { key: t('phone'), value: latin(person.phone) },
        {
          key: t('factor'),
          value: (
            <Badge tone={person.has_second_factor ? 'ok' : 'warn'}>
              {t(person.has_second_factor ? 'on' : 'off')}
            </Badge>
          ),
        },
        { key: t('pin'), value: t(person.has_pin ? 'on' : 'off') },
        { key: t('joined'), value: formats.exact(person.joined_at) },
        {
          key: t('account'),
          value: (
            <code dir="ltr" className="font-mono text-sm break-all">
              {person.user_id}
            </code>
          ),
        },
      ]}
    />
  );
}
