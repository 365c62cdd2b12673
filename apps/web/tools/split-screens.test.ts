import { expect, it } from 'vitest';

import { screensAlone, withoutScreens } from './split-screens.ts';

const FILE = '/domains/cases/web/signed-in.ts';
const LIST = `import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import { FolderOpen } from 'lucide-react';

const permission = 'cases.read';
const officers = { permission, scopedBy: ['queue'] } as const;
const Mark = lazy(() => import('./mark.tsx'));

export const screens = {
  cases: () => import('./own-cases-screen.tsx'),
  'case-queue': behindDoor([officers], () => import('./queue/queue-screen.tsx')),
} satisfies Screens;

export const places = { cases: { group: 'support', at: 6, Icon: FolderOpen, Mark } } satisfies Places;
`;

it('leaves the names of screens in the list, and asks another file for the screens', () => {
  const list = withoutScreens(FILE, LIST);
  expect(list).toContain(
    "export const screens = { cases: screen('cases'), 'case-queue': screen('case-queue') };",
  );
  expect(list).toContain(`import("${FILE}?screens")`);
  expect(list).toContain('export const places');
  expect(list).not.toContain('queue-screen');
});

it('moves the screens with the constants that they name, however far, and nothing else', () => {
  const screens = screensAlone(FILE, LIST);
  expect(screens).toContain("import('./queue/queue-screen.tsx')");
  expect(screens).toContain('const officers');
  expect(screens).toContain('const permission');
  expect(screens).toContain('import { behindDoor }');
  expect(screens).not.toContain('mark.tsx');
  expect(screens).not.toContain('places');
});

it('leaves a list without screens as it is', () => {
  const list = "export const loadNotices = () => import('./notices.ts');\n";
  expect(withoutScreens(FILE, list)).toBe(list);
});

it.each(['screensOf()', '{ ...others }', "{ ['case' + 's']: load }"])(
  'refuses %s, since its names cannot be read',
  (value) => {
    expect(() => withoutScreens(FILE, `export const screens = ${value};`)).toThrow(FILE);
  },
);
