import { useRoleNames } from '@egcr/approvals/web';
import { Badge } from '@egcr/ui/badge';
import { BackLink } from '@egcr/ui/back-link';
import { Button } from '@egcr/ui/button';
import { Card } from '@egcr/ui/card';
import { ErrorCard } from '@egcr/ui/error-card';
import { Link } from '@egcr/ui/link';
import { Skeleton, SkeletonGroup } from '@egcr/ui/skeleton';
import { TextField } from '@egcr/ui/text-field';
import { useAddress } from '@egcr/web-kit/list/use-address';
import { useSentences } from '@egcr/web-kit/sentences.tsx';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';

import { PEOPLE_TEXT_MAX, PEOPLE_TEXT_MIN } from '../../contract/limits.ts';
import { staffRoles } from '../../contract/staff-roles.ts';
import { peopleAddress } from './people-address.ts';
import { PersonPanel } from './person-panel.tsx';
import { useFoundPeople, type FoundPerson } from './queries.ts';
import { usePeopleText } from './texts.ts';

/** People of the platform for its staff: a search, and one account with its roles. Both stand in the address. */
export function PeopleCard() {
  const t = usePeopleText();
  const { view } = useAddress(peopleAddress);
  return (
    <Card
      title={t('title')}
      description={t('lead')}
      icon={<Search aria-hidden className="size-5.5" />}
      padding="large"
    >
      {view.person === undefined ? (
        <>
          <SearchForm key={view.text} text={view.text ?? ''} />
          {view.text !== undefined && <Found text={view.text} />}
        </>
      ) : (
        <>
          <BackLink href={peopleAddress.to({ ...view, person: undefined })}>{t('results')}</BackLink>
          <PersonPanel key={view.person} id={view.person} />
        </>
      )}
    </Card>
  );
}

export { PeopleCard as Slot };

function SearchForm({ text }: { readonly text: string }) {
  const t = usePeopleText();
  const { show } = useAddress(peopleAddress);
  const [typed, setTyped] = useState(text);
  const [isShort, setShort] = useState(false);
  function search(event: FormEvent) {
    event.preventDefault();
    const wanted = typed.trim();
    setShort(wanted.length < PEOPLE_TEXT_MIN);
    if (wanted.length >= PEOPLE_TEXT_MIN) show({ text: wanted });
  }
  return (
    <form role="search" noValidate onSubmit={search} className="flex flex-wrap items-start gap-3">
      <TextField
        label={t('search.label')}
        hint={t('search.hint')}
        error={isShort ? t('search.short') : undefined}
        value={typed}
        maxLength={PEOPLE_TEXT_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        className="min-w-0 flex-1 basis-64"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" className="sm:mt-7">
        {t('search.go')}
      </Button>
    </form>
  );
}

function Found({ text }: { readonly text: string }) {
  const t = usePeopleText();
  const say = useSentences();
  const found = useFoundPeople(text);
  if (found.isPending)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-24" />
      </SkeletonGroup>
    );
  if (!found.data)
    return (
      <ErrorCard
        title={t('unread')}
        description={say.failure(found.error)}
        retryLabel={t('retry')}
        onRetry={() => void found.refetch()}
      />
    );
  const { items, has_more: hasMore } = found.data;
  if (items.length === 0)
    return (
      <p role="status" className="text-ink-2">
        {t('found.none')}
      </p>
    );
  return (
    <>
      <ul aria-label={t('found')} className="flex flex-col divide-y divide-line">
        {items.map((person) => (
          <Row key={person.user_id} person={person} text={text} />
        ))}
      </ul>
      {hasMore && (
        <p role="status" className="text-sm text-ink-2">
          {t('found.more')}
        </p>
      )}
    </>
  );
}

function Row({ person, text }: { readonly person: FoundPerson; readonly text: string }) {
  const t = usePeopleText();
  const names = useRoleNames();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-3">
      <Link href={peopleAddress.to({ text, person: person.user_id })} look="standalone">
        <bdi>{person.name === '' ? t('nameless') : person.name}</bdi>
      </Link>
      {person.username !== null && (
        <bdi dir="ltr" className="text-sm text-ink-2">
          @{person.username}
        </bdi>
      )}
      {staffRoles
        .filter((role) => person.roles.includes(role))
        .map((role) => (
          <Badge key={role} tone="brand">
            {names(`role.${role}`)}
          </Badge>
        ))}
    </li>
  );
}
