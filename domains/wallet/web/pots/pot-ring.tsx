import type { Pot } from '../../contract/pots.ts';
import { PotIcon } from './pot-looks.tsx';
import { shareOf } from './pot-progress.ts';

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

interface PotRingProps {
  readonly pot: Pot;
  readonly size: 'medium' | 'large';
}

/** The picture of a pot in a ring that fills as its goal comes near. What it says stands beside it in words. */
export function PotRing({ pot, size }: PotRingProps) {
  const share = shareOf(pot);
  return (
    <span
      aria-hidden
      className={`relative grid shrink-0 place-items-center ${size === 'large' ? 'size-36' : 'size-16'}`}
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90 rtl:-scale-y-100">
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="7" className="stroke-line" />
        {share !== undefined && share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            strokeWidth="7"
            strokeLinecap="round"
            strokeDasharray={`${share * ROUND} ${ROUND}`}
            className={share === 1 ? 'stroke-ok' : 'stroke-brass'}
          />
        )}
      </svg>
      <span
        className={`grid place-items-center rounded-full bg-brass-soft text-brass-text ${size === 'large' ? 'size-24' : 'size-10'}`}
      >
        <PotIcon look={pot.look} className={size === 'large' ? 'size-10' : 'size-5'} />
      </span>
    </span>
  );
}
