import type { LanguageModel, ModelReply, Tokens } from "#gateways/language-model.ts";
import type { EngineNote } from "#shared/screening/judged-cv.ts";

/** What this process has asked of the language model, and what came of it. */
export class ModelFigures {
  readonly calls = new Map<ModelReply["kind"], number>();
  readonly givenUp = new Map<EngineNote, number>();
  readonly tokens: Tokens = { input: 0, output: 0 };
  cost = 0;

  /** The same model, with its replies counted. */
  counting(model: LanguageModel): LanguageModel {
    return {
      name: model.name,
      ask: async (question) => {
        const reply = await model.ask(question);
        this.calls.set(reply.kind, (this.calls.get(reply.kind) ?? 0) + 1);
        return reply;
      },
    };
  }

  noteGivenUp(note: EngineNote) {
    this.givenUp.set(note, (this.givenUp.get(note) ?? 0) + 1);
  }

  noteSpent({ input, output }: Tokens, cost: number | null) {
    this.tokens.input += input;
    this.tokens.output += output;
    this.cost += cost ?? 0;
  }
}
