import { clsx, type ClassValue } from 'clsx';

/** One class list from a base and one choice per axis: `variants('btn', { tone: { calm: 'a', loud: 'b' } })({ tone: 'loud' })`. */
export function variants<Axes extends Readonly<Record<string, Readonly<Record<string, string>>>>>(
  base: string,
  axes: Axes,
) {
  return (choice: { readonly [Axis in keyof Axes]: keyof Axes[Axis] }, ...extra: ClassValue[]): string =>
    clsx(base, ...Object.entries(axes).map(([axis, classes]) => classes[String(choice[axis])]), ...extra);
}
