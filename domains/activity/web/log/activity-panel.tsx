import { AllowedCard } from './allowed-card.tsx';
import { LogCard } from './log-card.tsx';
import { PlaceCard } from './place-card.tsx';

/** Activity and privacy in `/settings`: what is allowed and why, the place, and the log itself. */
export function Slot() {
  return (
    <div className="flex flex-col gap-6">
      <AllowedCard />
      <PlaceCard />
      <LogCard />
    </div>
  );
}
