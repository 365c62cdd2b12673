import { useOwnCase } from '@egcr/cases/web';
import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useSlotSubject } from '@egcr/web-kit/slots.tsx';

import { useNamedDirectors } from '../queries.ts';
import { NamedDirectors } from './named-directors.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { directorshipTexts } from './texts.ts';

/** In the reader's own registration: which directors have confirmed, and what to do about one who has not. Nothing in other cases. */
export function Slot() {
  const id = useSlotSubject() ?? '';
  const found = useOwnCase(id).data;
  return found?.kind === 'registry.registration' ? <OfRegistration id={id} /> : null;
}

function OfRegistration({ id }: { readonly id: string }) {
  const t = useText(directorshipTexts);
  const directors = useNamedDirectors(id).data ?? [];
  if (directors.length === 0) return null;
  return (
    <Card title={t('directors')}>
      <NamedDirectors
        directors={directors}
        renderBelow={({ can_replace: canReplace, place, state }) =>
          canReplace && <ReplaceForm key={state} id={id} place={place} />
        }
      />
    </Card>
  );
}
