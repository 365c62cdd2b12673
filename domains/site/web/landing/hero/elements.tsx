import type { SlideElement } from '../../../contract/landing-slides.ts';

/** The drawing of a slide: lines only, in the colour of its ink; still where motion is not wanted. Decoration. */
export function Element({ type }: { readonly type: Exclude<SlideElement, 'egcr-coin'> }) {
  const Drawing = drawings[type];
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="0.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="relative size-44 opacity-45 **:[vector-effect:non-scaling-stroke] lg:size-112 lg:opacity-100"
    >
      <Drawing />
    </svg>
  );
}

const drawings = {
  'economic-growth': Growth,
  'debt-resolution': Unknotting,
  'job-creation': Work,
  'security-shield': Shield,
} as const;

const TURN = 2 * Math.PI;

/** A closed line through `count` points of a curve that takes the angle in radians. */
function loop(count: number, point: (angle: number) => readonly [x: number, y: number]): string {
  const points = Array.from({ length: count }, (_, step) =>
    point((step / count) * TURN)
      .map((part) => Math.round(part * 10) / 10)
      .join(' '),
  );
  return `M${points.join('L')}Z`;
}

function steps(count: number): readonly number[] {
  return Array.from({ length: count }, (_, step) => step);
}

/** Breathing one after the other: the delay is part of the class, because each has its own. */
const breaths = [
  'animate-[sheen_7s_ease-in-out_infinite]',
  'animate-[sheen_7s_ease-in-out_-1s_infinite]',
  'animate-[sheen_7s_ease-in-out_-2s_infinite]',
  'animate-[sheen_7s_ease-in-out_-3s_infinite]',
  'animate-[sheen_7s_ease-in-out_-4s_infinite]',
  'animate-[sheen_7s_ease-in-out_-5s_infinite]',
  'animate-[sheen_7s_ease-in-out_-6s_infinite]',
] as const;

/** Rings that rise like the years of a tree cut open, each higher than the one before. */
function Growth() {
  return steps(7).map((step) => (
    <g key={step} className={breaths[step]}>
      {steps(6).map((line) => (
        <ellipse
          key={line}
          cx={-72 + step * 24}
          cy={82 - (step + 1) * 10.5}
          rx={10 - line * 0.8}
          ry={(step + 1) * 10.5 * (1 - line * 0.13)}
          transform={`rotate(${line * 5 - 12} ${-72 + step * 24} 82)`}
        />
      ))}
    </g>
  ));
}

/** A knot of three leaves that comes undone, line by line, into a circle. */
function Unknotting() {
  return steps(14).map((step) => {
    const hold = 2 * (1 - step / 13);
    const size = 92 / (1 + hold);
    return (
      <path
        key={step}
        className={breaths[step % 7]}
        d={loop(72, (angle) => [
          size * (Math.sin(angle) + hold * Math.sin(2 * angle)),
          size * (Math.cos(angle) - hold * Math.cos(2 * angle)),
        ])}
      />
    );
  });
}

/** People around one table: small seals on a ring that turns. */
function Work() {
  return (
    <>
      <g className="origin-center animate-[turn_90s_linear_infinite]">
        {steps(12).map((seat) => (
          <g key={seat} transform={`rotate(${seat * 30}) translate(70)`}>
            {steps(6).map((leaf) => (
              <ellipse key={leaf} rx="19" ry="11" transform={`rotate(${leaf * 30})`} />
            ))}
          </g>
        ))}
      </g>
      {steps(9).map((step) => (
        <path
          key={step}
          className={breaths[step % 7]}
          d={loop(72, (angle) => {
            const reach = 26 + step * 2 + (10 - step) * Math.cos(12 * angle);
            return [reach * Math.cos(angle), reach * Math.sin(angle)];
          })}
        />
      ))}
    </>
  );
}

/** A shield of many edges around a seal. */
function Shield() {
  return (
    <>
      {steps(9).map((step) => (
        <path
          key={step}
          className={breaths[step % 7]}
          transform={`scale(${1 - step * 0.055})`}
          d="M0-92C24-78 48-72 76-72V-8C76 42 44 74 0 94-44 74-76 42-76-8V-72C-48-72-24-78 0-92Z"
        />
      ))}
      <g className="origin-center animate-[turn_120s_linear_infinite]">
        {steps(18).map((leaf) => (
          <ellipse key={leaf} cx="13" rx="20" ry="13" transform={`rotate(${leaf * 20})`} />
        ))}
      </g>
    </>
  );
}
