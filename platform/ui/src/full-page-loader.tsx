import { BrandMark } from './brand-mark.tsx';
import { Rosette } from './rosette.tsx';

/** The whole page waits: the seal in a slowly turning rosette, and words that say for what. Appears after 150 ms. */
export function FullPageLoader({ label }: { readonly label: string }) {
  return (
    <div className="grid min-h-dvh animate-reveal place-items-center bg-paper p-6">
      <div className="flex flex-col items-center gap-6">
        <div className="relative grid size-36 place-items-center">
          <Rosette pattern="ring" className="absolute inset-0 animate-turn text-brand-text/40" />
          <BrandMark className="size-14" />
        </div>
        <output className="text-base text-ink-2">{label}</output>
      </div>
    </div>
  );
}
