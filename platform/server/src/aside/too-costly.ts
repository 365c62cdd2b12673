/** A parser throws it where a text goes beyond its rows, columns, cells, attributes or depth: answered as `file_too_costly`. */
export class TooCostly extends Error {
  constructor(budget: string) {
    super(budget);
    this.name = 'TooCostly';
  }
}
