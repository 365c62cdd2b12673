import { Button } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSession } from '@egcr/web-kit/session';
import { Building2 } from 'lucide-react';
import { useEffect } from 'react';

import { useOrganisations } from '../queries.ts';
import { actFor, useActingFor, type Acting } from './acting-for.ts';
import { actingTexts } from './texts.ts';

/** Under the header while the person acts for an organisation; read out when it appears. */
export function ActingBar() {
  const acting = useActingFor();
  const person = useSession((now) => now.user?.id);
  return (
    <div role="status" className="contents">
      {acting && person !== undefined && <Bar acting={acting} person={person} />}
    </div>
  );
}

export { ActingBar as Slot };

function Bar({ acting, person }: { readonly acting: Acting; readonly person: string }) {
  const t = useText(actingTexts);
  const own = useOrganisations().data?.own;
  const isMember = own?.some(({ id, closed_at: closed }) => id === acting.id && closed === null);
  // A member who has left acts for themselves again; the team is on the server.
  useEffect(() => {
    if (isMember === false) actFor(person, undefined);
  }, [isMember, person]);
  return (
    <div
      data-acting
      className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-brand-soft px-4 py-1 text-sm"
    >
      <span className="flex min-w-0 items-center gap-2">
        <Building2 aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{t('acting.name', { organisation: acting.name })}</span>
      </span>
      <Button look="quiet" size="small" onClick={() => actFor(person, undefined)}>
        {t('end')}
      </Button>
    </div>
  );
}
