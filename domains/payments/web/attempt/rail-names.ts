import { useText } from '@egcr/web-kit/i18n.tsx';

import { attemptTexts } from './texts.ts';

const rails = [
  'internal',
  'test',
  'sandbox-card-a',
  'sandbox-card-b',
  'sandbox-card-c',
  'sandbox-mobile',
] as const;

/** What people call a rail. */
export function useRailName(): (rail: string) => string {
  const t = useText(attemptTexts);
  return (rail) => {
    const known = rails.find((each) => each === rail);
    return known === undefined ? rail : t(`rail.${known}`);
  };
}
