import { useSections, type OfferedSections } from '@egcr/web-kit/slots.tsx';
import { Suspense, type ReactNode } from 'react';

import type { HomeSlots } from '../../contract/index.ts';
import { Coming } from './still.tsx';

const useTools: OfferedSections<HomeSlots> = useSections;

interface ToolViewProps {
  readonly name: string;
  /** What stands there where no tool has this name. */
  readonly unknown: ReactNode;
}

/** One tool of the dashboard, from whichever domain it comes. */
export function ToolView(props: ToolViewProps) {
  return (
    <Suspense fallback={<Coming />}>
      <Tool {...props} />
    </Suspense>
  );
}

function Tool({ name, unknown }: ToolViewProps) {
  const tool = useTools('dashboard.tools').find((each) => each.name === name);
  if (!tool) return unknown;
  return <tool.Shown />;
}
