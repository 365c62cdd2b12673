/** The first thing Tab reaches; jumps over header and navigation. `targetId` is the id of the main element, which needs tabIndex -1. */
export function SkipLink({ targetId, label }: { readonly targetId: string; readonly label: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed start-4 top-3 z-60 inline-flex min-h-11 -translate-y-24 items-center opacity-0 rounded-md bg-brand px-5 font-semibold text-brand-ink focus:translate-y-0 focus:opacity-100 focus:shadow-3"
    >
      {label}
    </a>
  );
}
