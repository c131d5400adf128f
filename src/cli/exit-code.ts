export const EXIT = {
  everythingRead: 0,
  usage: 1,
  vacancyUnreadable: 2,
  someUnreadable: 3,
  nothingRead: 4,
  refused: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
