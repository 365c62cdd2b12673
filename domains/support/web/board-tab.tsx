import { OwnClaim } from './own-claim.tsx';

/** The tab of the job board with the reader's support. */
export function Slot() {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <OwnClaim />
    </div>
  );
}
