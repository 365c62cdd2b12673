import { navigationGroups, type NavigationGroup } from '@egcr/web-kit/navigation';
import { readStored, writeStored } from '@egcr/web-kit/stored';
import { useState } from 'react';

import { FOLDED_KEY } from './kept.ts';

function readFolded(): readonly NavigationGroup[] {
  const names = (readStored(FOLDED_KEY) ?? '').split(' ');
  return navigationGroups.filter((group) => names.includes(group));
}

/** Which groups of the navigation the person has folded away on this device. */
export function useFolded(): {
  readonly isFolded: (group: NavigationGroup) => boolean;
  readonly fold: (group: NavigationGroup, isFolded: boolean) => void;
} {
  const [folded, setFolded] = useState(readFolded);
  return {
    isFolded: (group) => folded.includes(group),
    fold(group, isFolded) {
      // What another tab has folded meanwhile stays.
      const others = readFolded().filter((each) => each !== group);
      const next = isFolded ? [...others, group] : others;
      setFolded(next);
      writeStored(FOLDED_KEY, next.length === 0 ? null : next.join(' '));
    },
  };
}
