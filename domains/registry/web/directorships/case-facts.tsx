import { CaseFact, CaseFacts, useOpenCase } from '@egcr/cases/web';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { useDirectorsToDecide } from '../queries.ts';
import { NamedDirectors } from './named-directors.tsx';
import { directorshipTexts } from './texts.ts';

/** In an open registration: who has confirmed that they are a director. Nothing in other cases, nor where the applicant alone leads. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind === 'registry.registration' ? <Facts key={found.id} id={found.id} /> : null;
}

function Facts({ id }: { readonly id: string }) {
  const t = useText(directorshipTexts);
  const read = useDirectorsToDecide(id);
  if (read.data?.length === 0) return null;
  return (
    <CaseFacts read={read}>
      {(directors) => (
        <CaseFact title={t('facts')}>
          <NamedDirectors directors={directors} />
        </CaseFact>
      )}
    </CaseFacts>
  );
}
