/** Whether a text is a day that the calendar has, from 1900 on: the year 0 is none in a database. */
export function isDay(text: string): boolean {
  if (!/^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}
