import { useDrafts } from '@egcr/forms/web';
import { useActingFor } from '@egcr/organisations/web';
import { ButtonLink } from '@egcr/ui/button';
import { useText } from '@egcr/web-kit/i18n.tsx';

import type { OpenProgramme } from '../../contract/open-calls.ts';
import { applyAddress } from '../addresses.ts';
import { applyPath } from '../paths.ts';
import { grantTexts } from '../texts.ts';

/** The way to what the reader has begun, for themselves or for whom they act. A programme that is not open only lets it be read. */
export function OwnDraft({ programme }: { readonly programme: OpenProgramme }) {
  const t = useText(grantTexts);
  const drafts = useDrafts(useActingFor()?.id);
  if (drafts.data?.some(({ form }) => form === programme.form) !== true) return null;
  return (
    <ButtonLink look="secondary" href={applyAddress(applyPath(programme)).to({ question: 'amount' })}>
      {t(programme.state === 'open' ? 'begin.continue' : 'begin.kept')}
    </ButtonLink>
  );
}
