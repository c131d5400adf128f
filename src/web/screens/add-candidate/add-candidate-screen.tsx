import { ArrowLeft } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { AddCandidateForm } from "#features/add-candidate/add-candidate-form.tsx";
import { Page } from "#screens/shell/page.tsx";
import { Button } from "#ui/button.tsx";

export function AddCandidateScreen() {
  const navigate = useNavigate();
  return (
    <Page title="Add Candidate">
      <div className="mx-auto grid max-w-160 gap-8">
        <div className="grid justify-items-start gap-4">
          <Button asChild variant="quiet" size="small" className="-ml-3">
            <Link to="/dashboard">
              <ArrowLeft size={16} aria-hidden />
              Back to Dashboard
            </Link>
          </Button>
          <div className="grid gap-2">
            <h1 className="text-36 font-semibold">Add Candidate</h1>
            <p className="text-ink-2">Enter somebody by hand. They are marked as not screened until their CV is.</p>
          </div>
        </div>
        <AddCandidateForm onAdded={() => void navigate("/dashboard")} />
      </div>
    </Page>
  );
}
