import { Button } from '@egcr/ui/button';
import { Dialog } from '@egcr/ui/dialog';
import { isRefusal } from '@egcr/web-kit/call';
import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';

import { AuthFailure } from '../auth/auth-failure.ts';
import { useSecurityText } from './texts.ts';
import { InvitationStep } from './invitation-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { PinStep } from './pin-step.tsx';

/** The person closed the question: nothing was changed and nothing is to be said. */
export class StepUpGivenUp extends Error {}

type Need = 'pin' | 'code' | 'invitation';
type Guarded = <Result>(action: () => Promise<Result>) => Promise<Result>;

const StepUpContext = createContext<Guarded>((action) => action());

/** What a refusal asks for before the same call may be repeated. */
export function needOf(failure: unknown): Need | undefined {
  if (isRefusal(failure, 'pin_required')) return 'pin';
  if (isRefusal(failure, 'second_factor_required')) return 'code';
  if (!(failure instanceof AuthFailure)) return undefined;
  if (failure.code === 'reauthentication_needed') return 'pin';
  if (failure.code === 'staff_invitation_needed') return 'invitation';
  return failure.code === 'insufficient_aal' ? 'code' : undefined;
}

/** At most the PIN and a second factor are asked for, each once more after a pause. */
const STEPS_MAX = 3;

interface Question {
  readonly need: Need;
  readonly answer: (isDone: boolean) => void;
}

/** Asks for what a change needs, in a dialog, and makes the change then. */
export function StepUpProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const asked = useRef<Question>(undefined);
  const ask = useCallback(
    (need: Need) =>
      new Promise<boolean>((resolve) => {
        const next = { need, answer: resolve };
        asked.current = next;
        setQuestion(next);
      }),
    [],
  );
  const guarded = useMemo<Guarded>(
    () => async (action) => {
      for (let step = 0; ; step += 1) {
        try {
          return await action();
        } catch (failure) {
          const need = needOf(failure);
          if (!need || step >= STEPS_MAX) throw failure;
          if (!(await ask(need))) throw new StepUpGivenUp();
        }
      }
    },
    [ask],
  );
  function settle(isDone: boolean) {
    asked.current?.answer(isDone);
    asked.current = undefined;
    setQuestion(undefined);
  }
  return (
    <StepUpContext value={guarded}>
      {children}
      {question && <StepDialog need={question.need} onSettled={settle} />}
    </StepUpContext>
  );
}

interface StepDialogProps {
  readonly need: Need;
  readonly onSettled: (isDone: boolean) => void;
}

function StepDialog({ need, onSettled }: StepDialogProps) {
  const t = useSecurityText();
  return (
    <Dialog
      isOpen
      size="small"
      title={t(`step.${need}.title`)}
      description={t(`step.${need}.text`)}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => !isOpen && onSettled(false)}
    >
      <div className="flex flex-col gap-3">
        {need === 'pin' && <PinStep onDone={() => onSettled(true)} />}
        {need === 'code' && <SecondFactorStep onDone={() => onSettled(true)} />}
        {need === 'invitation' && <InvitationStep onDone={() => onSettled(true)} />}
        <Button look="quiet" width="full" onClick={() => onSettled(false)}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Runs a change; where the server wants the PIN or a second factor first, asks and repeats. Throws StepUpGivenUp when the person closes the question. */
export function useStepUp(): Guarded {
  return use(StepUpContext);
}
