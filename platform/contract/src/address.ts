import { hrefOf, type ScreenName } from './product-screens.ts';

/** How one word of an address's query is read and written. */
export interface AddressField<Value extends string = string> {
  /** What the address says; undefined where it says nothing, or what the field does not know. */
  readonly read: (given: string | null) => Value | undefined;
}

/** One of a few words. */
export function oneOf<const Value extends string>(values: readonly Value[]): AddressField<Value> {
  return { read: (given) => values.find((value) => value === given) };
}

const TEXT_MAX_LENGTH = 200;

/** Any text that is not empty. */
export const anyText: AddressField = {
  read: (given) => (given === null || given === '' ? undefined : given.slice(0, TEXT_MAX_LENGTH)),
};

type Fields = Readonly<Record<string, AddressField>>;

/** What an address shows, by the names of its fields. */
export type ViewOf<F extends Fields> = {
  readonly [Name in keyof F]?: F[Name] extends AddressField<infer Value> ? Value | undefined : never;
};

export interface Address<F extends Fields = Fields> {
  readonly fields: F;
  /** The address that shows this. What is not said is not written. */
  readonly to: (view?: ViewOf<F>) => string;
  /** Reads the query of an address; what it does not know counts as not said. */
  readonly read: (search: string) => ViewOf<F>;
}

/** What a screen keeps in its address, as a typed value: `queueAddress.to({ state: 'new' })`. `hrefOf` writes it. */
export function address<F extends Fields>(name: ScreenName, fields: F): Address<F> {
  const names = Object.keys(fields);
  const known = (given: (field: string) => string | null | undefined) =>
    names.flatMap((field) => {
      const value = fields[field]?.read(given(field) ?? null);
      return value === undefined ? [] : [[field, value] as const];
    });
  return {
    fields,
    to: (view = {}) => {
      const said: Readonly<Record<string, string | undefined>> = view;
      const query = known((field) => said[field]);
      return query.length === 0 ? hrefOf(name) : hrefOf(name, Object.fromEntries(query));
    },
    read: (search) => {
      const given = new URLSearchParams(search);
      // Each field has read its own value: the same names, each with one of its values.
      return Object.fromEntries(known((field) => given.get(field))) as ViewOf<F>;
    },
  };
}
