import { ChevronLeft, ChevronRight, Download, Maximize2, X, ZoomIn, ZoomOut } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";

/** 1 fits the width. */
const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

interface ViewerToolbarProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Without it the original is not offered. */
  onDownload: (() => void) | undefined;
  onClose: () => void;
}

export function ViewerToolbar({ page, pages, onTurn, zoom, onZoom, onDownload, onClose }: ViewerToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-2 py-1">
      <div className="flex items-center">
        <IconButton label="Previous page" aria-disabled={page <= 1} onClick={() => onTurn(Math.max(1, page - 1))}>
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <output className="min-w-24 text-center text-14 tabular-nums">
          Page {page} of {pages}
        </output>
        <IconButton label="Next page" aria-disabled={page >= pages} onClick={() => onTurn(Math.min(pages, page + 1))}>
          <ChevronRight size={18} aria-hidden />
        </IconButton>
      </div>
      <div className="flex items-center">
        <IconButton
          label="Zoom out"
          aria-disabled={previousZoom(zoom) === undefined}
          onClick={to(onZoom, previousZoom(zoom))}
        >
          <ZoomOut size={18} aria-hidden />
        </IconButton>
        <IconButton label="Zoom in" aria-disabled={nextZoom(zoom) === undefined} onClick={to(onZoom, nextZoom(zoom))}>
          <ZoomIn size={18} aria-hidden />
        </IconButton>
        <IconButton label="Fit to width" onClick={() => onZoom(1)}>
          <Maximize2 size={16} aria-hidden />
        </IconButton>
        {onDownload && (
          <IconButton label="Download original CV" onClick={onDownload}>
            <Download size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton label="Close CV" onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

const to = (onZoom: (zoom: number) => void, zoom: number | undefined) => () => zoom !== undefined && onZoom(zoom);

const nextZoom = (zoom: number) => ZOOM_STEPS.find((step) => step > zoom);

const previousZoom = (zoom: number) => ZOOM_STEPS.findLast((step) => step < zoom);
