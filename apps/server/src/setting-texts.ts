import * as z from 'zod/mini';

/*
 * Readings of one setting from the text of an environment variable. The message of each says what would be right, for the operator.
 */

/** `on` or `off`; `1`, `true`, `0` and `false` are understood too. */
export const onOff = z.pipe(
  z.string().check(z.regex(/^(on|off|1|0|true|false)$/i, 'must be on or off')),
  z.transform((text: string) => /^(on|1|true)$/i.test(text)),
);

export function whole(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.gte(minimum, message), z.lte(maximum, message))),
  );
}

export function oneOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return z.enum(words, `must be one of ${words.join(', ')}`);
}

/** Words separated by commas, each one of the given. */
export function someOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  const message = `must be one or more of ${words.join(', ')}, separated by commas`;
  return z.pipe(list, z.array(z.enum(words, message)).check(z.minLength(1, message)));
}

const list = z.pipe(z.string(), z.transform(listOf));

/** The items of a text separated by commas; blanks around them do not count. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const ORIGIN = /^https?:\/\/[^/?#@\s]+$/;

/** Scheme, host and port, nothing behind them. */
export const origin = z
  .string()
  .check(z.regex(ORIGIN, 'must be an http or https address without a path, such as https://pay.example.org'));

export const origins = z.pipe(
  list,
  z.array(
    z
      .string()
      .check(z.regex(ORIGIN, 'must be addresses such as https://pay.example.org, separated by commas')),
  ),
);

/** An address with one of the given schemes; what it holds may be secret, so it is never shown. */
export function address(schemes: readonly string[], example: string) {
  return z
    .string()
    .check(
      z.refine(
        (text: string) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
        `must be an address such as ${example}`,
      ),
    );
}

export const emailSender = z
  .string()
  .check(
    z.regex(
      /^([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/,
      'must be a mail address, such as EGCR <no-reply@example.org>',
    ),
  );

export const text = z.string().check(z.minLength(1), z.maxLength(2000));
