import { Timeline } from '@egcr/ui/timeline';

import { proofSteps, type CheckedProof, type StepResult } from '../../contract/index.ts';
import { useVerifyText } from './texts.ts';

const marks = { right: 'done', wrong: 'failed', unknown: 'waiting' } as const satisfies Record<
  StepResult,
  string
>;

/** Each step of the check with what came of it. */
export function ProofSteps({ steps }: { readonly steps: CheckedProof['steps'] }) {
  const t = useVerifyText();
  return (
    <Timeline
      entries={proofSteps.map((step) => ({
        key: step,
        title: t(`${step}.name`),
        description: t(`${step}.text`),
        state: marks[steps[step]],
        stateLabel: t(`state.${steps[step]}`),
        time: t(`state.${steps[step]}`),
      }))}
    />
  );
}
