type Wordings<Told extends string[]> = readonly [(...told: Told) => string, ...((...told: Told) => string)[]];

interface InterviewWordings {
  openings: Wordings<[title: string]>;
  praises: Wordings<[quoted: string]>;
  plainPraises: Wordings<[]>;
  requests: Wordings<[]>;
  closings: Wordings<[]>;
}

/** Lists of different length, so that the next variant differs in most of its sentences and few variants are alike. */
export const INTERVIEW_WORDINGS: InterviewWordings = {
  openings: [
    (title) =>
      `Thank you for applying for ${title}. We enjoyed reading your CV and would like to invite you to an interview.`,
    (title) => `Thank you for your interest in ${title}. We would be glad to meet you for an interview.`,
    (title) =>
      `We have read your application for ${title} with pleasure, and would like to get to know you in an interview.`,
  ],
  praises: [
    (quoted) => `What your CV shows on ${quoted} stood out to us, and we would like to hear more about it.`,
    (quoted) => `We were particularly interested in what you write on ${quoted}.`,
    (quoted) =>
      `What you have done is close to what we need, ${quoted} above all, and we would like to talk about it with you.`,
    (quoted) => `What your CV says on ${quoted} caught our attention, and we look forward to asking you about it.`,
  ],
  plainPraises: [
    () => "We would like to hear more about your experience, and to tell you about the team and the work.",
    () => "We look forward to learning more about what you have done and what you would like to do next.",
  ],
  requests: [
    () =>
      "Please let us know two or three times in the coming week that would suit you. The conversation takes about 45 minutes.",
    () => "Would you reply with a few times that suit you over the next days? Please plan for about 45 minutes.",
    () =>
      "When would be a good time for you? If you send us a few options we will confirm one of them. It takes about 45 minutes.",
  ],
  closings: [
    () =>
      "If there is anything you need to take part comfortably, or if you have a question beforehand, just reply to this message.",
    () =>
      "If you have any questions, or there is anything we can arrange to make the interview easier for you, please tell us.",
  ],
};

interface HoldWordings {
  openings: Wordings<[title: string]>;
  waits: Wordings<[]>;
  praises: Wordings<[quoted: string]>;
  closings: Wordings<[]>;
}

/** It promises nothing, neither an interview nor a day. */
export const HOLD_WORDINGS: HoldWordings = {
  openings: [
    (title) => `Thank you for applying for ${title}, and for the time you put into your application.`,
    (title) => `Thank you for your interest in ${title}. We have read your application with care.`,
    (title) => `We are writing about your application for ${title}.`,
  ],
  waits: [
    () => "We have not decided about it yet and would like to keep it open a little longer.",
    () => "It is still open: we would like to look at it again before we decide.",
  ],
  praises: [
    (quoted) => `We did see what your CV shows on ${quoted}.`,
    (quoted) => `What you write on ${quoted} is of interest to us.`,
    (quoted) => `What your CV says on ${quoted} is a reason to come back to it.`,
  ],
  closings: [
    () =>
      "You need not do anything now. If something changes on your side, please tell us by replying to this message.",
    () => "We will write to you when we have decided. Until then you are welcome to ask us anything by replying here.",
  ],
};

interface RejectionWordings {
  openings: Wordings<[title: string]>;
  decisions: Wordings<[]>;
  gaps: Wordings<[quoted: string]>;
  thanks: Wordings<[quoted: string]>;
  closings: Wordings<[]>;
}

export const REJECTION_WORDINGS: RejectionWordings = {
  openings: [
    (title) => `Thank you for applying for ${title}, and for the time you put into your application.`,
    (title) =>
      `Thank you for your interest in ${title}. We know that an application takes time, and we appreciate yours.`,
    (title) => `Thank you for sending us your application for ${title}. We have read it with care.`,
  ],
  decisions: [
    () => "After careful consideration we have decided to continue with other candidates this time.",
    () => "We are sorry to tell you that we will not be taking your application further on this occasion.",
    () =>
      "This time we have chosen to go on with other applications, and we are sorry that this is not the news you hoped for.",
    () => "We have thought about it carefully, and will not be inviting you to an interview for this position.",
  ],
  gaps: [
    (quoted) => `For this position we were looking for ${quoted}, and your application did not show enough of it.`,
    (quoted) => `This position asks for ${quoted}, which we could not see clearly in your application.`,
  ],
  thanks: [
    (quoted) => `What you bring on ${quoted} is clear, and we hope it soon finds the right place.`,
    (quoted) => `We did see what your CV shows on ${quoted}, and wish you every success in building on it.`,
    (quoted) => `We valued what you told us on ${quoted}.`,
  ],
  closings: [
    () => "You are welcome to apply to us again when another position suits you. We wish you all the best.",
    () =>
      "If you would like feedback on your application, please reply to this message. We wish you well for what comes next.",
  ],
};
