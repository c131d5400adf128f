import { Link } from "react-router";
import type { SecondLookItem } from "#shared/candidates/second-look.ts";
import { Button } from "#ui/button.tsx";

export function LookDecision({ item }: { item: SecondLookItem }) {
  return (
    <Button asChild size="small">
      <Link to={`/shortlist/${item.id}`}>
        Look and Decide<span className="sr-only"> on {item.name}</span>
      </Link>
    </Button>
  );
}
