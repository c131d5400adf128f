type Wordings<Told extends string[]> = readonly [(...told: Told) => string, ...((...told: Told) => string)[]];

interface InterviewWordings {
  openings: Wordings<[title: string]>;
  praises: Wordings<[skills: string]>;
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
    (skills) => `Your experience with ${skills} stood out to us, and we would like to hear more about it.`,
    (skills) => `We were particularly interested in your work with ${skills}.`,
    (skills) =>
      `What you have done with ${skills} is close to what we need, and we would like to talk about it with you.`,
    (skills) => `Your work with ${skills} caught our attention, and we look forward to asking you about it.`,
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

interface RejectionWordings {
  openings: Wordings<[title: string]>;
  decisions: Wordings<[]>;
  gaps: Wordings<[skill: string]>;
  thanks: Wordings<[skills: string]>;
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
    (skill) => `For this position we were looking for more experience with ${skill}.`,
    (skill) => `This position leans more on ${skill} than we could see in your application.`,
  ],
  thanks: [
    (skills) => `Your experience with ${skills} is clear, and we hope it soon finds the right place.`,
    (skills) => `We did see your work with ${skills}, and wish you every success in building on it.`,
    (skills) => `We valued what you told us about your work with ${skills}.`,
  ],
  closings: [
    () => "You are welcome to apply to us again when another position suits you. We wish you all the best.",
    () =>
      "If you would like feedback on your application, please reply to this message. We wish you well for what comes next.",
  ],
};
