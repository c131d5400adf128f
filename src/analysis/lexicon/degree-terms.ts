/** A degree of any subject. It answers a requirement for a subject only in part. */
export const DEGREE_TERMS =
  `bachelor, bachelors, bsc, ba, beng, bcom, bba, btech, llb, master, masters, msc, ma, meng, mba, phd, doctorate, degree, diploma`.split(
    ", ",
  );
