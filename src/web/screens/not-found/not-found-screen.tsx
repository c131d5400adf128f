import { Link } from "react-router";
import { Page } from "#screens/shell/page.tsx";
import { Button } from "#ui/button.tsx";
import { PageMessage } from "#ui/page-message.tsx";

export function NotFoundScreen() {
  return (
    <Page title="Page not found">
      <PageMessage
        title="Oops! Page not found"
        level="h1"
        actions={
          <Button asChild look="primary">
            <Link to="/">Return to Home</Link>
          </Button>
        }
      >
        <p>There is nothing at this address.</p>
      </PageMessage>
    </Page>
  );
}
