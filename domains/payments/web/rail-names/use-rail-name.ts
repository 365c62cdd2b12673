import { useText } from '@egcr/web-kit/i18n.tsx';

import { railNames } from '../../contract/rails.ts';
import { railNameTexts } from './texts.ts';

const known = [...railNames, 'test'] as const;

/** What people call a rail. */
export function useRailName(): (rail: string) => string {
  const t = useText(railNameTexts);
  return (rail) => {
    const name = known.find((each) => each === rail);
    return name === undefined ? rail : t(name);
  };
}
