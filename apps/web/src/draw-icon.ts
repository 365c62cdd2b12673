import { createElement, type ComponentProps } from 'react';

interface IconData {
  readonly name: string;
  readonly size: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Stands in for lucide's `createLucideIcon`: the same picture, without the options nobody here uses. Unnamed icons are hidden from screen readers. */
// oxlint-disable-next-line import/no-default-export -- lucide's icon files import it so
export default function drawIcon({ name, size, node }: IconData) {
  return function Icon({ className = '', children, ...props }: ComponentProps<'svg'>) {
    const isNamed =
      Boolean(children) || 'role' in props || 'aria-label' in props || 'aria-labelledby' in props;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
