import { keepPreviousData, useQuery, queryOptions } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useCallback, useState } from "react";
import { errorText } from "#lib/api/error-text.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { PageSize } from "#shared/screening/cv-analysis.ts";
import type { Box } from "#shared/screening/evidence.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { LocatedQuote } from "./list-evidence.ts";
import { fetchAsUser } from "#lib/api/api-client.ts";
import { pathOf } from "#shared/api-call.ts";
import { api } from "#shared/api.ts";

// Twice the width of the panel, for sharp screens; enlarged, the most the server draws.
const PLAIN_WIDTH = 1200;
const ENLARGED_WIDTH = 2000;

interface CvPageProps {
  candidate: Candidate;
  size: PageSize;
  zoom: number;
  evidence: readonly LocatedQuote[];
  currentKey: string | undefined;
}

/** A page as a picture, with the evidence marked over it. */
export function CvPage({ candidate, size, zoom, evidence, currentKey }: CvPageProps) {
  const width = zoom > 1 ? ENLARGED_WIDTH : PLAIN_WIDTH;
  // The smaller picture stays until the larger one is there.
  const picture = useQuery({
    ...pagePictureQuery(candidate, size.number, width),
    placeholderData: keepPreviousData,
  });
  const [shown, setShown] = useState<Blob>();
  const showPicture = useObjectUrl(picture.data);
  const here = evidence.filter(({ quote }) => quote.page === size.number);
  const alt = `Page ${size.number} of the CV ${candidate.file_name}`;
  return (
    <div
      className="relative mx-auto bg-[white]"
      style={{ width: `${zoom * 100}%`, aspectRatio: `${size.width} / ${size.height}` }}
    >
      {picture.isPending && <Spinner label="Loading page…" className="absolute inset-0 bg-surface" />}
      {picture.isError && (
        <div role="alert" className="absolute inset-0 grid place-content-center gap-3 bg-surface p-6 text-14">
          <p>{errorText(picture.error)}</p>
          <Button className="justify-self-start" onClick={() => void picture.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {picture.data && (
        <img ref={showPicture} alt={alt} onLoad={() => setShown(picture.data)} className="block size-full" />
      )}
      {picture.data && shown === picture.data && (
        <div aria-hidden>
          {here.map(({ key, quote }) => (
            <Marks key={`${key} ${zoom}`} boxes={quote.boxes} size={size} isCurrent={key === currentKey} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The browser keeps a picture as long as it has an address: it is given back with the element. */
function useObjectUrl(blob: Blob | undefined) {
  return useCallback(
    (image: HTMLImageElement) => {
      if (!blob) return undefined;
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
}

function Marks({ boxes, size, isCurrent }: { boxes: readonly Box[]; size: PageSize; isCurrent: boolean }) {
  return boxes.map((box, index) => (
    <span
      key={`${box.x} ${box.y} ${isCurrent}`}
      ref={isCurrent && index === 0 ? scrollToMark : null}
      data-mark={isCurrent ? "current" : "other"}
      className={clsx("paper-mark absolute", !isCurrent && "paper-mark-other")}
      style={{
        left: share(box.x, size.width),
        top: share(box.y, size.height),
        width: share(box.width, size.width),
        height: share(box.height, size.height),
      }}
    />
  ));
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Moves the CV only: `scrollIntoView` would move the report beside it, too. */
function scrollToMark(mark: HTMLElement | null) {
  const navigation = mark?.closest("[data-cv-scroll]");
  if (!mark || !navigation) return;
  const [at, around] = [mark.getBoundingClientRect(), navigation.getBoundingClientRect()];
  navigation.scrollBy({
    top: at.top - around.top - around.height / 3,
    left: at.left - around.left - (around.width - at.width) / 2,
  });
}

// A page changes only where it is covered or revealed; pictures that nobody looks at any more leave the memory after this.
const CACHE_MS = 5 * 60_000;

function pagePictureQuery({ id, is_covered }: Pick<Candidate, "id" | "is_covered">, page: number, width: number) {
  return queryOptions({
    queryKey: ["cv-page", id, is_covered, page, width],
    queryFn: async ({ signal }) => {
      const path = pathOf(api.drawCandidatePage, { params: { id, page: String(page) }, query: { width } });
      const response = await fetchAsUser(path, { signal });
      return response.blob();
    },
    staleTime: Infinity,
    gcTime: CACHE_MS,
  });
}
