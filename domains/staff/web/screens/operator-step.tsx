import { useSearchValue } from '@egcr/web-kit/router.tsx';
import { lazy } from 'react';

/** The operator's page prints a link with the step; customers never see it. */
const OPERATOR_STEP = 'token';

const BootstrapForm = lazy(async () => ({ default: (await import('./bootstrap-form.tsx')).BootstrapForm }));

/** Under the refusal: where the person who holds the operator's token enters it. */
export function Below({ onGiven }: { readonly onGiven: () => void }) {
  return useSearchValue('step') === OPERATOR_STEP && <BootstrapForm onDone={onGiven} />;
}
