import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { RouterBoundary } from "#screens/shell/router-boundary.tsx";
import { App } from "./router.tsx";

/** The page at this address as a visitor sees it, as HTML. Used while building. */
export async function renderPage(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <RouterBoundary>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </RouterBoundary>
    </StrictMode>,
    // In one piece: parts that follow later are put in their place by inline scripts, which the content policy refuses.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${path} could not be written.`, { cause: errors[0] });
  return html;
}
