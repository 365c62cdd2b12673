import { STAFF_INVITATION_LENGTH_MAX } from '../../contract/index.ts';
import { useSecurityText } from './texts.ts';
import { SecretForm } from './secret-form.tsx';
import { useSecurityCalls } from './security-calls.ts';
import { useAnswer } from './use-answer.ts';

/** Asks for the invitation that came with a staff role. */
export function InvitationStep({ onDone }: { readonly onDone: () => void }) {
  const t = useSecurityText();
  const calls = useSecurityCalls();
  const answer = useAnswer({
    issue: (token) => (token === '' ? t('step.invitation.wrong') : undefined),
    check: (token) => calls.redeemInvitation(token).then(onDone),
  });
  return (
    <SecretForm answer={answer} label={t('step.invitation.label')} lengthMax={STAFF_INVITATION_LENGTH_MAX} />
  );
}
