import { AppError } from "#shared/errors.ts";

/** For one row of the owner's: without it there is none, or it is somebody else's. */
export function firstOrNotFound<Row>([row]: Row[]): Row {
  if (row === undefined) throw new AppError("not_found");
  return row;
}

/** For a statement that always returns a row, such as an insert or a count. */
export function firstOrThrow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error("The statement returned no row.");
  return row;
}
