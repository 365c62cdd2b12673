import { addressOfSearch, textOfSearch, type AlertPace, type KeptSearch } from '@egcr/contract/alerts';
import { Button, ButtonLink } from '@egcr/ui/button';
import { useToasts } from '@egcr/ui/toast';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { useKeptAttempt } from '../form/kept-attempt.ts';
import { useText } from '../i18n.tsx';
import type { ReadAlert } from './alert-rows.tsx';
import { alertKitTexts } from './texts.ts';

interface AlertButtonProps<Search extends KeptSearch> {
  readonly search: Search;
  /** Undefined until they are read: then there is no button. */
  readonly alerts: readonly ReadAlert<Search>[] | undefined;
  /** Under which name the attempt is kept. */
  readonly name: string;
  readonly label: string;
  /** Where the reader changes alerts. */
  readonly href: string;
  readonly icons: { readonly off: React.ReactNode; readonly on: React.ReactNode };
  readonly add: (search: Search, pace: AlertPace, idempotencyKey: string) => Promise<unknown>;
  readonly failure: (error: unknown) => string;
}

/** At a search: from then on the reader is told of what is new. Nothing where nothing is searched for. */
export function AlertButton<Search extends KeptSearch>({
  search,
  alerts,
  href,
  icons,
  ...of
}: AlertButtonProps<Search>) {
  const t = useText(alertKitTexts);
  if (alerts === undefined || [...addressOfSearch(search)].length === 0) return null;
  const asked = textOfSearch(search);
  if (alerts.some((alert) => textOfSearch(alert.search) === asked))
    return (
      <ButtonLink look="quiet" href={href} icon={icons.on}>
        {t('added')}
      </ButtonLink>
    );
  return <AddButton search={search} icon={icons.off} {...of} />;
}

function AddButton<Search extends KeptSearch>({
  search,
  name,
  label,
  icon,
  add,
  failure,
}: Pick<AlertButtonProps<Search>, 'search' | 'name' | 'label' | 'add' | 'failure'> & {
  readonly icon: React.ReactNode;
}) {
  const t = useText(alertKitTexts);
  const toasts = useToasts();
  const { attempt } = useKeptAttempt(name, z.unknown());
  const { mutate, isPending } = useMutation({
    mutationFn: () => attempt(search, (key) => add(search, 'daily', key)),
    onSuccess: () => toasts.show({ tone: 'ok', title: t('added'), description: t('added.text') }),
    onError: (error) => toasts.show({ tone: 'bad', title: t('failed'), description: failure(error) }),
  });
  return (
    <Button look="secondary" busy={isPending} icon={icon} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
