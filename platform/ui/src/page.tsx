import type { ReactNode } from 'react';

/** The column of every signed-in page: all of the room beside the navigation, so that pages share both edges. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className="flex min-w-0 flex-col gap-6">{children}</div>;
}

interface PageColumnsProps {
  /** What the page is for: a form, a receipt. */
  readonly children: ReactNode;
  /** What helps beside it, under it where there is no room: a summary, help. The room stays free where it is absent. */
  readonly aside?: ReactNode;
}

/** The two columns of the content grid, three parts to two: forms and receipts stand in the first and are equally wide on every page. */
export function PageColumns({ children, aside }: PageColumnsProps) {
  return (
    <div className="@container min-w-0">
      <div className="grid items-start gap-6 @min-[56rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
        {aside && <div className="flex min-w-0 flex-col gap-6">{aside}</div>}
      </div>
    </div>
  );
}
